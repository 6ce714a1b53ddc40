/* labconf.c - labconf: what labs.txt and course.conf say, for scripts.
   SPDX-License-Identifier: MIT

   The criteria and their usual points come from the handouts' tables, which a
   test holds to the suites: so documents can be made where nothing is built.
   */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/course.h"
#include "tools/base/must.h"
#include "tools/base/say.h"

static const char help[] =
    "usage: labconf TREE COMMAND\n"
    "Print what labs/labs.txt and course.conf of the source tree TREE say.\n"
    "\n"
    "  labs       the folder of each lab and the name of its files\n"
    "  course     the same, only of the labs that are part of the course\n"
    "  stem LAB   the name of LAB's files, without their ending\n"
    "  check      nothing, if every setting makes sense\n"
    "  facts      what the settings mean for the handouts, a fact a line, its\n"
    "             parts separated by tabs\n"
    "  --help, --version\n"
    "\n"
    "A bad setting is named with its line; then the exit status is 2.\n";

enum { CRITERIA_MAX = 400 };

/* The criteria of all handouts.  */
static struct criterion {
    const char *folder;
    char *id; /* safe-check.diagonals */
    int points;
} criterion[CRITERIA_MAX];
static int criteria;

/* Take LINE of L's handout if it is "| `id` | title | points |".  */
static void
take_row(const struct lab *l, char *line)
{
    char *end = strstr(line, " |\n"), *cell, id[100], *full;

    if (end == NULL || sscanf(line, "| `%99[a-z0-9-]`", id) != 1)
        return;
    *end = '\0';
    cell = strrchr(line, '|') + 1;
    cell += strspn(cell, " ");
    if (*cell == '\0' || cell[strspn(cell, "0123456789")] != '\0')
        return;
    if (criteria == CRITERIA_MAX)
        say_and_exit(EXIT_TROUBLE, "more than %d criteria", CRITERIA_MAX);
    full = must_format("%s.%s", l->stem, id);
    for (char *p = full; *p != '.'; p++)
        *p = *p == '_' ? '-' : *p;
    criterion[criteria++] = (struct criterion){ l->folder, full, atoi(cell) };
}

static void
read_handout(const char *tree, const struct lab *l)
{
    char *path = must_format("%s/labs/%s/README.md", tree, l->folder);
    FILE *in = fopen(path, "r"); /* a lab may have none yet */
    char line[1000];

    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        take_row(l, line);
    if (in != NULL)
        fclose(in);
    free(path);
}

/* Return the settings of TREE, once they make sense; LABS are then those of
   the course.  */
static struct course *
read_course(const char *tree, struct lab_list *labs)
{
    const char *ids[CRITERIA_MAX + 1] = { NULL };
    char *path = must_format("%s/course.conf", tree);
    struct course *c = course_read(path);

    for (int i = 0; i < labs->count; i++)
        read_handout(tree, &labs->lab[i]);
    for (int i = 0; i < criteria; i++)
        ids[i] = criterion[i].id;
    course_check(c, labs, ids);
    free(path);
    return c;
}

/* Print each criterion of the lab FOLDER.  Return the sum of points.  */
static int
print_criteria(const struct course *c, const char *folder)
{
    int sum = 0;

    for (int i = 0; i < criteria; i++)
        if (strcmp(criterion[i].folder, folder) == 0) {
            int points = course_points(c, criterion[i].id, criterion[i].points);

            printf("criterion\t%s\t%s\t%d\n", folder,
                   strchr(criterion[i].id, '.') + 1, points);
            sum += points;
        }
    return sum;
}

static void
print_lab(const struct course *c, const struct lab *l)
{
    const struct course_entry *due = course_due(c, l->folder);
    int points = print_criteria(c, l->folder);

    if (l->is_out) {
        printf("out\t%s\n", l->folder);
        return;
    }
    printf("lab\t%s\t%d\n", l->folder, points);
    if (due != NULL)
        printf("due\t%s\t%s\n", l->folder, due->text);
}

/* Print what late work costs, as a sentence.  */
static void
print_late(const struct course *c)
{
    printf("late\t");
    if (c->percent > 0) {
        printf("Late work loses %g %% for each day begun", c->percent);
        if (c->cap < 100)
            printf(", %g %% at most", c->cap);
        if (c->grace > 0)
            printf("; the first %s cost nothing", c->grace_text);
        putchar('.');
    }
    putchar('\n');
}

static void
print_facts(const struct course *c, const struct lab_list *labs)
{
    for (int i = 0; i < labs->count; i++)
        print_lab(c, &labs->lab[i]);
    printf("course\t%s\nterm\t%s\ncontact\t%s\nreveal\t%s\n", c->name, c->term,
           c->contact, course_reveal_name(c->reveal));
    print_late(c);
}

static void
print_labs(const struct lab_list *labs)
{
    for (int i = 0; i < labs->count; i++)
        if (!labs->lab[i].is_out)
            printf("%s %s\n", labs->lab[i].folder, labs->lab[i].stem);
}

static void
print_stem(struct lab_list *labs, const char *word)
{
    const struct lab *l = lab_list_find(labs, word);

    if (l == NULL)
        say_and_exit(EXIT_USAGE, "there is no lab %s", word);
    puts(l->stem);
}

static void
run(const char *tree, const char *command, const char *word)
{
    struct lab_list *labs = lab_list_read(tree);
    bool wants_facts = strcmp(command, "facts") == 0;
    bool wants_labs = strcmp(command, "course") == 0;

    if (wants_facts || wants_labs || strcmp(command, "check") == 0) {
        struct course *c = read_course(tree, labs);

        if (wants_facts)
            print_facts(c, labs);
        if (wants_labs)
            print_labs(labs);
        course_free(c);
    } else if (strcmp(command, "labs") == 0) {
        print_labs(labs);
    } else if (strcmp(command, "stem") == 0 && word != NULL) {
        print_stem(labs, word);
    } else {
        say_usage("there is no command '%s'", command);
    }
    lab_list_free(labs);
}

int
main(int argc, char **argv)
{
    say_program("labconf");
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        fputs(help, stdout);
    else if (argc == 2 && strcmp(argv[1], "--version") == 0)
        puts("labconf (" PACKAGE_STRING ")");
    else if (argc < 3)
        say_usage("name a source tree and a command");
    else
        run(argv[1], argv[2], argv[3]);
    if (fflush(stdout) != 0)
        say_errno("standard output");
    return EXIT_OK;
}
