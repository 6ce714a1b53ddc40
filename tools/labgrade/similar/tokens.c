/* tokens.c - a C file as the words that a copier cannot easily change.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/similar/tokens.h"

#include <ctype.h>
#include <glob.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/labgrade/intake/answer.h"

enum { GIVEN_RUN = 8 };

struct handout {
    char *code; /* of the lab: skeleton, header, README */
    char *all;  /* that, and the library's headers: for names */
    struct tokens given;
    struct tokens names;
};

static const char *const keywords[] = {
    "if",     "else",   "while", "do",       "return", "switch", "case",
    "sizeof", "int",    "bool",  "char",     "long",   "true",   "false",
    "break",  "double", "void",  "continue", "goto",   "default"
};

/* Marks of several letters, the longest first.  */
static const char *const marks[] = {
    "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=",
    "&&",  "||",  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="
};

/* Single letters, each a word of its own.  */
static const char singles[][2] = { "(", ")", "[", "]", ",", "<", ">",
                                   "=", "+", "-", "*", "/", "%", "&",
                                   "|", "^", "!", "~", "?", ":", "." };

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

/* Return how long the thing at TEXT is, which is no word: a blank, a comment,
   or a line for the preprocessor if IS_FIRST on its line; 0: it is one.  */
static int
skipped(const char *text, bool is_first)
{
    const char *end = text;

    if (strncmp(text, "/*", 2) == 0) {
        end = strstr(text + 2, "*/");
        return end != NULL ? (int)(end + 2 - text) : (int)strlen(text);
    }
    if (strncmp(text, "//", 2) == 0)
        return (int)strcspn(text, "\n");
    while (*text == '#' && is_first && *end != '\0' &&
           (*end != '\n' || end[-1] == '\\'))
        end++;
    if (end > text)
        return (int)(end - text);
    return isspace((unsigned char)*text) || strchr("{};", *text) != NULL;
}

/* Return how long the string or character at TEXT is.  */
static int
quoted(const char *text)
{
    const char *end = text + 1;

    while (*end != '\0' && *end != *text && *end != '\n')
        end += *end == '\\' && end[1] != '\0' ? 2 : 1;
    return (int)(end - text) + (*end == *text);
}

static int
word_length(const char *text)
{
    int length = 0;

    if (*text == '"' || *text == '\'')
        return quoted(text);
    while (isalnum((unsigned char)text[length]) || text[length] == '_')
        length++;
    for (size_t i = 0; length == 0 && i < COUNT(marks); i++)
        if (strncmp(text, marks[i], strlen(marks[i])) == 0)
            return (int)strlen(marks[i]);
    return length > 0 ? length : 1;
}

static bool
is_word(const char *word, const char *text, int length)
{
    return strncmp(text, word, (size_t)length) == 0 && word[length] == '\0';
}

/* Return the word for the name at TEXT.  NULL: it says nothing.  */
static const char *
name_word(const char *text, int length, const struct handout *h)
{
    static const char *const empty[] = { "const", "static", "inline",
                                         "struct" };

    for (size_t i = 0; i < COUNT(empty); i++)
        if (is_word(empty[i], text, length))
            return NULL;
    if (is_word("for", text, length))
        return "while";
    for (size_t i = 0; i < COUNT(keywords); i++)
        if (is_word(keywords[i], text, length))
            return keywords[i];
    for (int i = 0; h != NULL && i < h->names.count; i++)
        if (is_word(h->names.token[i].word, text, length))
            return h->names.token[i].word;
    return "x";
}

static const char *
word_of(const char *text, int length, const struct handout *h)
{
    if (isalpha((unsigned char)*text) || *text == '_')
        return name_word(text, length, h);
    if (isdigit((unsigned char)*text))
        return "0";
    if (*text == '"' || *text == '\'')
        return "\"\"";
    for (size_t i = 0; i < COUNT(marks); i++)
        if (is_word(marks[i], text, length))
            return marks[i];
    for (size_t i = 0; i < COUNT(singles); i++)
        if (singles[i][0] == *text)
            return singles[i];
    return NULL; /* no letter of C */
}

/* Return all words of TEXT.  */
static struct tokens
split(const char *text, const struct handout *h)
{
    struct tokens t = { 0, must_calloc(strlen(text) + 1, sizeof *t.token) };
    bool is_first = true;

    for (int at = 0, length; text[at] != '\0'; at += length) {
        const char *word = NULL;

        length = skipped(text + at, is_first);
        is_first = text[at] == '\n' || (is_first && length == 1);
        if (length == 0) {
            length = word_length(text + at);
            word = word_of(text + at, length, h);
        }
        if (word != NULL)
            t.token[t.count++] = (struct token){ word, at, length };
    }
    return t;
}

/* Append the code of the file PATH to *ALL; of a README only what stands
   between ```c and ```.  A missing file is none.  */
static void
append(char **all, const char *path)
{
    bool is_prose = strcmp(file_name(path), "README.md") == 0, is_code = false;
    char *text = file_read(path, ANSWER_FILE_MAX, NULL), *rest = text, *line;

    while (rest != NULL && (line = strsep(&rest, "\n")) != NULL) {
        bool is_fence = strncmp(line, "```", 3) == 0;
        char *longer;

        if (is_fence)
            is_code = strcmp(line, "```c") == 0;
        if (is_prose && (!is_code || is_fence))
            continue;
        longer = must_format("%s%s\n", *all, line);
        free(*all);
        *all = longer;
    }
    free(text);
}

/* Keep of T only what names have: a letter, and an underscore so that no
   parameter's name is among them.  */
static void
keep_names(struct tokens *t, const char *text)
{
    int count = 0;

    for (int i = 0; i < t->count; i++) {
        const char *at = text + t->token[i].at;

        if (strcmp(t->token[i].word, "x") != 0 ||
            memchr(at, '_', (size_t)t->token[i].length) == NULL)
            continue;
        t->token[count] = t->token[i];
        t->token[count++].word = strndup(at, (size_t)t->token[i].length);
    }
    t->count = count;
}

struct handout *
tokens_handout(const struct kit *k, int lab)
{
    struct handout *h = must_calloc(1, sizeof *h);
    const struct kit_lab *l = &k->lab[lab];
    char *files[] = {
        must_format("%s/labs/%s/%s.c", k->source, l->folder, l->stem),
        must_format("%s/%s", k->source, l->header),
        must_format("%s/labs/%s/README.md", k->source, l->folder)
    };
    char *headers = must_format("%s/lib/*.h", k->source);
    glob_t found;

    h->code = must_copy("");
    for (size_t i = 0; i < COUNT(files); i++) {
        append(&h->code, files[i]);
        free(files[i]);
    }
    h->all = must_copy(h->code);
    if (glob(headers, 0, NULL, &found) == 0)
        for (size_t i = 0; i < found.gl_pathc; i++)
            append(&h->all, found.gl_pathv[i]);
    globfree(&found);
    free(headers);
    h->given = split(h->code, NULL);
    h->names = split(h->all, NULL);
    keep_names(&h->names, h->all);
    return h;
}

void
tokens_handout_free(struct handout *h)
{
    for (int i = 0; i < h->names.count; i++)
        free((char *)h->names.token[i].word);
    tokens_free(&h->names);
    tokens_free(&h->given);
    free(h->code);
    free(h->all);
    free(h);
}

/* Return how many words of T, which is of TEXT, from FROM on stand in the
   handout from GIVEN on.  */
static int
common(const struct tokens *t, const char *text, int from,
       const struct handout *h, int given)
{
    int n = 0;

    while (from + n < t->count && given + n < h->given.count) {
        const struct token *a = &t->token[from + n];
        const struct token *b = &h->given.token[given + n];

        if (a->length != b->length ||
            strncmp(text + a->at, h->code + b->at, (size_t)a->length) != 0)
            break;
        n++;
    }
    return n;
}

struct tokens
tokens_read(const char *text, const struct handout *h)
{
    struct tokens t = split(text, h);
    int kept = 0, longest;

    for (int i = 0; i<t.count; i += longest> 0 ? longest : 1) {
        longest = 0;
        for (int j = 0; j < h->given.count; j++) {
            int n = common(&t, text, i, h, j);

            if (n >= GIVEN_RUN && n > longest)
                longest = n;
        }
        if (longest == 0)
            t.token[kept++] = t.token[i];
    }
    t.count = kept;
    return t;
}

void
tokens_free(struct tokens *t)
{
    free(t->token);
    t->token = NULL;
}
