/* lab_list.c - the labs there are: what labs/labs.txt says.
   SPDX-License-Identifier: MIT  */
#include "tools/base/lab_list.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/base/say.h"

static void
read_lines(struct lab_list *l, FILE *in, const char *path)
{
    char line[256], folder[128], stem[128];

    while (fgets(line, sizeof line, in) != NULL) {
        if (!isdigit((unsigned char)line[0]) ||
            sscanf(line, "%127s %127s", folder, stem) != 2)
            continue; /* a comment */
        if (l->count == LAB_LIST_MAX)
            say_and_exit(EXIT_TROUBLE, "%s lists more than %d labs", path,
                         LAB_LIST_MAX);
        l->lab[l->count++] =
            (struct lab){ must_copy(folder), must_copy(stem), false };
    }
}

struct lab_list *
lab_list_read(const char *tree)
{
    struct lab_list *l = must_calloc(1, sizeof *l);
    char *path = must_format("%s/labs/labs.txt", tree);
    FILE *in = fopen(path, "r");

    if (in == NULL)
        say_errno(path);
    read_lines(l, in, path);
    if (l->count == 0)
        say_and_exit(EXIT_TROUBLE, "%s lists no lab", path);
    fclose(in);
    free(path);
    return l;
}

void
lab_list_free(struct lab_list *l)
{
    while (l->count > 0) {
        free(l->lab[--l->count].folder);
        free(l->lab[l->count].stem);
    }
    free(l);
}

int
lab_list_choose(struct lab_list *l, const char *wanted, char **unknown)
{
    bool is_wanted[LAB_LIST_MAX] = { false };
    char *words = must_copy(wanted), *rest;
    int result = 0;

    for (char *word = strtok_r(words, ", \t", &rest);
         word != NULL && result == 0; word = strtok_r(NULL, ", \t", &rest)) {
        struct lab *named = lab_list_find(l, word);

        if (named != NULL) {
            is_wanted[named - l->lab] = true;
        } else {
            *unknown = must_copy(word);
            result = -1;
        }
    }
    for (int i = 0; i < l->count; i++)
        l->lab[i].is_out = !is_wanted[i];
    free(words);
    return result;
}

struct lab *
lab_list_find(struct lab_list *l, const char *word)
{
    for (int i = 0; i < l->count; i++)
        if (lab_list_is_named(word, l->lab[i].folder))
            return &l->lab[i];
    return NULL;
}

bool
lab_list_is_named(const char *word, const char *folder)
{
    const char *dash = strchr(folder, '-');

    return strcmp(word, folder) == 0 ||
           (dash != NULL && strcmp(word, dash + 1) == 0) ||
           (dash != NULL && strlen(word) == (size_t)(dash - folder) &&
            strncmp(word, folder, strlen(word)) == 0);
}
