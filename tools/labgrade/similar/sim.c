/* sim.c - what sim_c, of Debian's similarity-tester, says of token files.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/similar/sim.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/base/argv.h"
#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"

/* -F: names in calls must be the same; all but the handout's are.  */
#define OPTIONS "-e", "-T", "-F", "-i", "-r", "12"

/* Return a new folder with the COUNT files, called after their numbers.  */
static char *
write_files(const struct tokens *file, int count)
{
    const char *place = getenv("TMPDIR");
    char *folder =
        must_format("%s/labgrade-similar-XXXXXX", place ? place : "/tmp");

    if (mkdtemp(folder) == NULL)
        say_errno(folder);
    for (int i = 0; i < count; i++) {
        char *path = must_format("%s/%d", folder, i);
        FILE *out = fopen(path, "w");

        for (int j = 0; out != NULL && j < file[i].count; j++)
            fprintf(out, "%s\n", file[i].token[j].word);
        if (out == NULL || fclose(out) != 0)
            say_errno(path);
        free(path);
    }
    return folder;
}

/* Run sim_c in FOLDER on COUNT files, with OPTION and VALUE if that is not
   NULL.  Return the file with what it says; the caller closes it.  */
static FILE *
run(const char *folder, int count, const char *option, const char *value)
{
    char *names = NULL, *path = must_format("%s/said", folder);
    size_t size;
    FILE *list = open_memstream(&names, &size), *said;
    static const char *const environment[] = { "PATH=/usr/bin:/bin:"
                                               "/usr/local/bin",
                                               "LC_ALL=C", NULL };
    struct argv w = { 0 };
    struct process_order order = { .environment = environment };
    struct process_end end;

    for (int i = 0; i < count; i++)
        fprintf(list, "%d\n", i);
    fclose(list);
    argv_add_all(&w, "/bin/sh", "-c", "cd \"$0\" && exec sim_c -o said \"$@\"",
                 folder, OPTIONS, option, value, NULL);
    order.argv = (const char *const *)w.word;
    order.input = names;
    end = process_run(&order);
    if (WIFEXITED(end.status) && WEXITSTATUS(end.status) == 127)
        say_and_exit(EXIT_USAGE, "there is no sim_c here: install the package "
                                 "similarity-tester");
    said = end.is_good ? fopen(path, "r") : NULL;
    if (said == NULL)
        say_and_exit(EXIT_TROUBLE, "sim_c failed: %s", end.output);
    free(end.output);
    free(names);
    free(path);
    argv_clear(&w);
    return said;
}

static void
remove_files(char *folder)
{
    file_remove_tree(folder);
    free(folder);
}

void
sim_compare(const struct tokens *file, int count, int least, sim_percent *tell,
            void *context)
{
    char *folder = write_files(file, count), *line = NULL;
    char *threshold = must_format("-apt%d", least > 0 ? least : 1);
    FILE *said = run(folder, count, threshold, NULL);
    size_t size;
    int a, b, percent;

    while (getline(&line, &size, said) != -1)
        if (sscanf(line, "%d consists for %d %% of %d material", &a, &percent,
                   &b) == 3)
            tell(context, a, b, percent);
    free(line);
    free(threshold);
    fclose(said);
    remove_files(folder);
}

void
sim_runs(const struct tokens *a, const struct tokens *b, sim_run *tell,
         void *context)
{
    struct tokens both[] = { *a, *b };
    char *folder = write_files(both, 2), *line = NULL;
    FILE *said = run(folder, 2, "-sn", NULL);
    size_t size;
    int first, second, at[4];

    while (getline(&line, &size, said) != -1)
        if (sscanf(line, "%d: line %d-%d |%d: line %d-%d", &first, &at[0],
                   &at[1], &second, &at[2], &at[3]) == 6) {
            int k = first == 0 ? 0 : 2; /* lines are counted from 1 */

            tell(context, at[k] - 1, at[k + 1] - 1, at[2 - k] - 1,
                 at[3 - k] - 1);
        }
    free(line);
    fclose(said);
    remove_files(folder);
}
