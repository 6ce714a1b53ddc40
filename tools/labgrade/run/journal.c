/* journal.c - which submissions were begun and which came to an end.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/run/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "tools/base/must.h"
#include "tools/base/say.h"

struct attempt {
    char *id;
    int open; /* begun and not ended */
};

struct journal {
    int fd;
    int count;
    struct attempt *attempt;
};

static struct attempt *
find(struct journal *j, const char *id)
{
    for (int i = 0; i < j->count; i++)
        if (strcmp(j->attempt[i].id, id) == 0)
            return &j->attempt[i];
    j->attempt =
        must_realloc(j->attempt, (size_t)j->count + 1, sizeof *j->attempt);
    j->attempt[j->count] = (struct attempt){ must_copy(id), 0 };
    return &j->attempt[j->count++];
}

/* Take "begin ID".  A line that was torn by a kill is none of these.  */
static void
take_line(struct journal *j, const char *line)
{
    if (strncmp(line, "begin ", 6) == 0)
        find(j, line + 6)->open++;
    else if (strncmp(line, "end ", 4) == 0)
        find(j, line + 4)->open = 0;
    else if (strncmp(line, "stop ", 5) == 0 && find(j, line + 5)->open > 0)
        find(j, line + 5)->open--;
}

static void
read_lines(struct journal *j)
{
    FILE *in = fdopen(dup(j->fd), "r");
    char line[400];

    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        if (strchr(line, '\n') != NULL) {
            line[strcspn(line, "\n")] = '\0';
            take_line(j, line);
        }
    if (in != NULL)
        fclose(in);
}

static void
lock(int fd, const char *folder, bool waits)
{
    if (flock(fd, LOCK_EX | LOCK_NB) == 0)
        return;
    say("%s: another labgrade is at work there%s", folder,
        waits ? ", waiting for its end" : "");
    if (!waits)
        exit(EXIT_TROUBLE);
    if (flock(fd, LOCK_EX) == -1)
        say_errno(folder);
}

struct journal *
journal_open(const char *folder, bool waits)
{
    struct journal *j = must_calloc(1, sizeof *j);
    char *path = must_format("%s/journal", folder);

    j->fd =
        open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (j->fd == -1)
        say_errno(path);
    lock(j->fd, folder, waits);
    read_lines(j);
    lseek(j->fd, 0, SEEK_END);
    dprintf(j->fd, "\n"); /* so that a torn line is not continued */
    free(path);
    return j;
}

void
journal_close(struct journal *j)
{
    close(j->fd);
    while (j->count > 0)
        free(j->attempt[--j->count].id);
    free(j->attempt);
    free(j);
}

static void
add(struct journal *j, const char *word, const char *id)
{
    char *line = must_format("%s %s", word, id);

    if (dprintf(j->fd, "%s\n", line) < 0)
        say_and_exit(EXIT_TROUBLE,
                     "the journal cannot be written: %s; results so far "
                     "are kept",
                     strerror(errno));
    take_line(j, line);
    free(line);
}

void
journal_begin(struct journal *j, const char *id)
{
    add(j, "begin", id);
}

void
journal_end(struct journal *j, const char *id)
{
    add(j, "end", id);
}

void
journal_stop(struct journal *j, const char *id)
{
    add(j, "stop", id);
}

int
journal_interruptions(const struct journal *j, const char *id)
{
    for (int i = 0; i < j->count; i++)
        if (strcmp(j->attempt[i].id, id) == 0)
            return j->attempt[i].open;
    return 0;
}
