/* csv.c - tables of text, read and written without surprises.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/output_file.h"
#include "tools/labgrade/intake/csv.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/intake/student_text.h"

enum { FILE_MAX = 64 << 20 };

void
csv_put_as_is(FILE *out, const char *text, char separator, bool is_first)
{
    char special[] = { '"', '\n', '\r', ' ', separator, '\0' };

    if (!is_first)
        fputc(separator, out);
    if (strpbrk(text, special) == NULL) {
        fputs(text, out);
        return;
    }
    fputc('"', out);
    for (; *text != '\0'; text++) {
        if (*text == '"')
            fputc('"', out);
        fputc(*text, out);
    }
    fputc('"', out);
}

/* Tell whether a spreadsheet may take TEXT for a formula; wide letters, as
   Japanese has them, mean the same.  */
static bool
is_formula(const char *text)
{
    char *plain = student_text_folded(text), *end;
    bool is = *plain != '\0' && strchr("=+-@\t\r", *plain) != NULL;

    strtod(plain, &end); /* a plain number is none */
    is = is && (end == plain || *end != '\0');
    free(plain);
    return is;
}

void
csv_put(FILE *out, const char *text, bool is_first)
{
    char *safe = is_formula(text) ? must_format("'%s", text) : must_copy(text);

    csv_put_as_is(out, safe, ',', is_first);
    free(safe);
}

static void
add_row(struct csv *c)
{
    c->row = must_realloc(c->row, (size_t)c->rows + 1, sizeof *c->row);
    c->row[c->rows++] = (struct csv_row){ 0, NULL };
}

static void
add_cell(struct csv_row *r, const char *text)
{
    r->cell = must_realloc(r->cell, (size_t)r->cells + 1, sizeof *r->cell);
    r->cell[r->cells++] = must_copy(text);
}

/* Read one cell at *AT into the table; *AT is left at what ends it.  Return
   whether a quote is not closed there.  */
static bool
read_cell(struct csv *c, char **at)
{
    char *text = must_calloc(1, strlen(*at) + 1), *to = text, *p = *at;
    bool is_open = false;

    if (*p == '"') {
        for (p++; *p != '\0' && (*p != '"' || p[1] == '"'); p++) {
            *to++ = *p;
            p += *p == '"';
        }
        is_open = *p == '\0';
        p += *p == '"';
    }
    while (*p != '\0' && *p != c->separator && *p != '\n' && *p != '\r')
        *to++ = *p++;
    add_cell(&c->row[c->rows - 1], text);
    free(text);
    *at = p;
    return is_open;
}

/* Return whether what is at AT, to its end, is a table.  */
static bool
parse(struct csv *c, char *at)
{
    char *end = at + strcspn(at, "\r\n");
    char *semicolon = memchr(at, ';', (size_t)(end - at));
    char *comma = memchr(at, ',', (size_t)(end - at));

    c->separator = comma == NULL && semicolon != NULL ? ';' : ',';
    while (*at != '\0') {
        bool is_open;

        add_row(c);
        for (is_open = read_cell(c, &at); *at == c->separator;) {
            at++;
            is_open = read_cell(c, &at);
        }
        if (is_open)
            return false;
        at += *at == '\r';
        at += *at == '\n';
    }
    return true;
}

struct csv *
csv_read(const char *path)
{
    struct csv *c = must_calloc(1, sizeof *c);
    size_t size;
    char *data = file_read(path, FILE_MAX, &size);

    if (data == NULL)
        say_and_exit(EXIT_USAGE, "%s: %s", path, strerror(errno));
    if (strlen(data) != size)
        say_and_exit(EXIT_USAGE,
                     "%s: that is no CSV in UTF-8: save it again as such",
                     path);
    c->has_mark = strncmp(data, "\xef\xbb\xbf", 3) == 0;
    if (!parse(c, data + (c->has_mark ? 3 : 0)))
        say_and_exit(EXIT_USAGE,
                     "%s: row %d opens a quote, \", and none closes it", path,
                     c->rows);
    free(data);
    if (c->rows == 0)
        say_and_exit(EXIT_USAGE, "%s: the file is empty", path);
    return c;
}

void
csv_free(struct csv *c)
{
    while (c->rows > 0) {
        struct csv_row *r = &c->row[--c->rows];

        while (r->cells > 0)
            free(r->cell[--r->cells]);
        free(r->cell);
    }
    free(c->row);
    free(c);
}

int
csv_column(const struct csv *c, const char *const *names)
{
    for (; *names != NULL; names++)
        for (int i = 0; i < c->row[0].cells; i++)
            if (strcasecmp(c->row[0].cell[i], *names) == 0)
                return i;
    return -1;
}

const char *
csv_cell(const struct csv *c, int row, int column)
{
    if (column < 0 || column >= c->row[row].cells)
        return "";
    return c->row[row].cell[column];
}

void
csv_set(struct csv *c, int row, int column, const char *text)
{
    struct csv_row *r = &c->row[row];

    while (r->cells <= column)
        add_cell(r, "");
    free(r->cell[column]);
    r->cell[column] = must_copy(text);
}

void
csv_write(const struct csv *c, const char *path)
{
    struct output_file *file = output_file_open(path);
    FILE *out = output_file(file);

    if (c->has_mark)
        fputs("\xef\xbb\xbf", out);
    for (int i = 0; i < c->rows; i++) {
        for (int j = 0; j < c->row[i].cells; j++)
            csv_put_as_is(out, c->row[i].cell[j], c->separator, j == 0);
        fputc('\n', out);
    }
    output_file_close(file);
}
