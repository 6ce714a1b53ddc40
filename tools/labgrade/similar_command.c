/* similar_command.c - the command "labgrade similar": who may have copied?
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/say.h"
#include "tools/labgrade/labgrade_commands.h"
#include "tools/labgrade/report_command.h"
#include "tools/labgrade/similar/similar_page.h"

static const char help[] =
    "usage: labgrade similar RESULTS [OPTION]...\n"
    "Find submissions that may be copies, renamed, reindented, reordered or\n"
    "with loops rewritten: RESULTS/similar.html shows groups as a picture and\n"
    "pairs side by side, worst first.  The code of skeletons and handouts "
    "does\n"
    "not count.  What strangers have in common is learned from the kit's own\n"
    "right answers; a lab in which they are alike is left out.\n"
    "\n"
    "      --least NUMBER     evidence from which on a pair is shown, 1 to "
    "100\n"
    "                         (default: 85)\n"
    "  -c, --course FILE      settings of the course, or none\n"
    "      --labs LIST        only these labs, such as 01,03\n"
    "  -q, --quiet            only trouble\n"
    "      --help, --version\n";

/* Take "--least NUMBER" out of the words.  Return NUMBER.  */
static int
take_least(int *argc, char **argv)
{
    long least = 85;

    for (int i = 1; i < *argc; i++) {
        char *end;

        if (strcmp(argv[i], "--least") != 0)
            continue;
        least = i + 1 < *argc ? strtol(argv[i + 1], &end, 10) : 0;
        if (least < 1 || least > 100 || *end != '\0')
            say_usage("--least wants a number from 1 to 100");
        *argc -= 2;
        memmove(argv + i, argv + i + 2, (size_t)(*argc - i + 1) * sizeof *argv);
    }
    return (int)least;
}

static void
tell(const struct likeness *l, int least)
{
    const struct kit *k = l->grades->kit;

    for (int i = 0; i < k->labs; i++)
        if (l->lab[i].silence != NULL)
            say("%s is left out: %s", k->lab[i].folder, l->lab[i].silence);
    for (int i = 0; i < l->pairs; i++)
        say("%s and %s: %.0f", l->grades->record[l->pair[i].a]->id,
            l->grades->record[l->pair[i].b]->id, l->pair[i].evidence);
    say("%d pairs with evidence of %d or more: %s/similar.html", l->pairs,
        least, l->grades->folder);
}

int
similar_main(int argc, char **argv)
{
    int least, missing;
    struct session s;
    struct class_list *list;
    struct grades *g;
    struct likeness *l;

    say_command("similar");
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return fputs(help, stdout) == EOF;
    if (kit_is_installed())
        say_and_exit(EXIT_USAGE,
                     "what strangers have in common is learned from the kit's "
                     "solutions: run ./labgrade where the kit was built");
    least = take_least(&argc, argv);
    s = report_command_open(argc, argv, &list);
    g = grades_read(s.options.results, list, s.kit, s.course, &missing);
    l = likeness_find(g, least);
    similar_page_write(l, least);
    if (!s.options.is_quiet)
        tell(l, least);
    if (*l->too_long != '\0')
        say("not compared, for they hold far too much: %s", l->too_long);
    if (l->unread > 0)
        say("%d files were graded before labgrade kept them: grade once more, "
            "with the same command, to compare them",
            l->unread);
    likeness_free(l);
    grades_free(g);
    class_list_free(list);
    session_close(&s);
    return EXIT_OK;
}
