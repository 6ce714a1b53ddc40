/* kit.c - the labs there are, and the programs that judge them.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/kit.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/labgrade/file.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/process.h"
#include "tools/labgrade/say.h"

enum { PROGRAM_MAX = 256 << 20 };

/* Ask JUDGE for its criteria.  */
static struct result *
list_criteria(const char *judge)
{
    const char *argv[] = { judge, "--list", NULL };
    struct process_order order = { .argv = argv, .seconds = 20 };
    struct process_end end = process_run(&order);
    struct result *r = NULL;
    FILE *in;

    if (end.is_good) {
        in = must(fmemopen(end.output, end.size + 1, "r"));
        r = result_read(in);
        fclose(in);
    }
    if (r == NULL)
        say_and_exit(75, "%s --list: no list of criteria came", judge);
    free(end.output);
    return r;
}

static void
add_lab(struct kit *k, const char *folder, const char *stem)
{
    struct kit_lab *l = &k->lab[k->labs];

    if (k->labs == KIT_LABS)
        say_and_exit(75, "labs.txt lists more than %d labs", KIT_LABS);
    l->folder = must_copy(folder);
    l->stem = must_copy(stem);
    l->header = must_format("labs/%s/%s.h", folder, stem);
    l->judge = must_format("%s/tests/%s/judge", k->build, folder);
    if (access(l->judge, X_OK) == -1)
        say_and_exit(75, "%s: %s; run make first", l->judge, strerror(errno));
    l->criteria = list_criteria(l->judge);
    k->labs++;
}

bool
kit_is_named(const char *word, const char *folder)
{
    const char *dash = strchr(folder, '-');

    return strcmp(word, folder) == 0 ||
           (dash != NULL && strcmp(word, dash + 1) == 0) ||
           (dash != NULL && strlen(word) == (size_t)(dash - folder) &&
            strncmp(word, folder, strlen(word)) == 0);
}

/* Cross out what names FOLDER in the list WANTED of LENGTH bytes, words ended
   by zero bytes.  Return whether there was such a word.  */
static bool
take_wanted(char *wanted, size_t length, const char *folder)
{
    bool is_found = false;

    for (char *word = wanted; word < wanted + length; word += strlen(word) + 1)
        if (*word != '\0' && kit_is_named(word, folder)) {
            is_found = true;
            memset(word, '\0', strlen(word));
        }
    return is_found;
}

static void
read_list(struct kit *k, FILE *in, const char *wanted)
{
    char *words = must_copy(wanted != NULL ? wanted : ""), line[256];
    size_t length = strlen(words);

    for (size_t i = 0; i < length; i++)
        if (strchr(", \t", words[i]) != NULL)
            words[i] = '\0';
    while (fgets(line, sizeof line, in) != NULL) {
        char folder[128], stem[128];

        if (line[0] == '#' || sscanf(line, "%127s %127s", folder, stem) != 2)
            continue;
        if (length == 0 || take_wanted(words, length, folder))
            add_lab(k, folder, stem);
    }
    for (size_t i = 0; i < length; i++)
        if (words[i] != '\0')
            say_and_exit(2, "there is no lab %s", words + i);
    free(words);
}

bool
kit_is_installed(void)
{
    struct stat self, built;

    if (stat(KIT_BUILD "/labgrade", &built) == -1)
        return true;
    return stat("/proc/self/exe", &self) == 0 &&
           (self.st_dev != built.st_dev || self.st_ino != built.st_ino);
}

struct kit *
kit_open(const char *wanted)
{
    struct kit *k = must_calloc(1, sizeof *k);
    bool is_installed = kit_is_installed();
    char *list, *host;
    FILE *in;

    k->source = is_installed ? KIT_INSTALLED : KIT_SOURCE;
    k->build = is_installed ? KIT_INSTALLED : KIT_BUILD;
    list = must_format("%s/labs/labs.txt", k->source);
    in = fopen(list, "r");
    if (in == NULL)
        say_and_exit(75, "%s: %s", list, strerror(errno));
    k->harness = must_format("%s/tests/harness", k->build);
    host = must_format("%s/host-memory", k->harness);
    k->has_memory_host = access(host, X_OK) == 0;
    read_list(k, in, wanted);
    if (k->labs == 0)
        say_and_exit(75, "%s lists no lab", list);
    fclose(in);
    free(host);
    free(list);
    return k;
}

void
kit_free(struct kit *k)
{
    for (int i = 0; i < k->labs; i++) {
        free(k->lab[i].folder);
        free(k->lab[i].stem);
        free(k->lab[i].header);
        free(k->lab[i].judge);
        result_free(k->lab[i].criteria);
    }
    free(k->harness);
    free(k);
}

static void
add_file(struct sha256 *h, const char *path)
{
    size_t size;
    char *data = file_read(path, PROGRAM_MAX, &size);

    if (data == NULL)
        say_and_exit(75, "%s: %s", path, strerror(errno));
    sha256_add(h, data, size);
    free(data);
}

void
kit_fingerprint(const struct kit *k, int lab, struct sha256 *h)
{
    static const char *const parts[] = { "host", "mkplugin" };

    add_file(h, k->lab[lab].judge);
    for (int i = 0; i < 2; i++) {
        char *path = must_format("%s/%s", k->harness, parts[i]);

        add_file(h, path);
        free(path);
    }
}
