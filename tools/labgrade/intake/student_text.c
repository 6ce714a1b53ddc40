/* student_text.c - text from students, made fit to be written anywhere.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/student_text.h"

#include <iconv.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "lib/text/utf8.h"
#include "tools/base/must.h"

/* Return TEXT, of which NEXT reads a letter at a time.  */
static char *
changed(const char *text, int (*next)(const char **))
{
    char *copy = NULL;
    size_t size;
    FILE *out = must(open_memstream(&copy, &size));

    for (int c; (c = next(&text)) != 0;)
        utf8_put(c, out);
    if (fclose(out) == EOF)
        must_fail();
    return copy;
}

char *
student_text_repaired(const char *text)
{
    return changed(text, utf8_any);
}

static int
next_of_line(const char **text)
{
    int c = utf8_next(text);

    return c == '\n' || c == '\t' ? '?' : c;
}

char *
student_text_shown(const char *text)
{
    return changed(text, next_of_line);
}

/* Accents stand above or below their letter; other marks are letters.  */
enum { ACCENT = 200, DOTLESS_I = 0x131 };

static int
next_folded(const char **text)
{
    int code;

    do
        code = utf8_any(text);
    while (utf8proc_get_property(code)->combining_class >= ACCENT);
    return code == DOTLESS_I ? 'i' : code;
}

char *
student_text_folded(const char *text)
{
    char *good = student_text_repaired(text), *result;
    utf8proc_uint8_t *folded = NULL;

    if (utf8proc_map((utf8proc_uint8_t *)good, 0, &folded,
                     UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_DECOMPOSE |
                         UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                         UTF8PROC_IGNORE) < 0)
        must_fail();
    result = changed((char *)folded, next_folded);
    free(folded);
    free(good);
    return result;
}

/* Signs, blanks and what nobody sees are no letters.  */
int
student_text_letter(const char *text)
{
    const char *end = text;
    int code = utf8_next(&end);
    const utf8proc_property_t *p = utf8proc_get_property(code);

    if (code < 0xc0 || p->ignorable || p->category < UTF8PROC_CATEGORY_LU ||
        p->category > UTF8PROC_CATEGORY_MC)
        return 0;
    return (int)(end - text);
}

/* Return TEXT, written in the code page PAGE, in UTF-8; NULL: it is not.  */
static char *
recoded(const char *text, const char *page)
{
    size_t left = strlen(text), room = 4 * left, got = (size_t)-1;
    char *to = must_calloc(room + 1, 1), *end = to;
    char *start = (char *)(uintptr_t)text;
    iconv_t change = iconv_open("UTF-8", page);

    if (change != (iconv_t)-1) {
        got = iconv(change, &start, &left, &end, &room);
        iconv_close(change);
    }
    if (got != (size_t)-1)
        return to;
    free(to);
    return NULL;
}

/* Tell whether TEXT, in UTF-8, holds nothing but ASCII, letters of others and
   what is typed between words.  */
static bool
is_of_letters(const char *text)
{
    while (*text != '\0') {
        const char *at = text;
        int length = student_text_letter(text), code = utf8_next(&at);

        if (length == 0 && code >= 0x80 && code != 0xa0 && code != 0xb4 &&
            (code < 0x2010 || code > 0x201f)) /* dashes, quotes */
            return false;
        text = at;
    }
    return true;
}

static bool
is_utf8(const char *text)
{
    int letter;

    while ((letter = utf8_any(&text)) != 0)
        if (letter == UTF8_REPLACEMENT)
            return false;
    return true;
}

char *
student_text_decoded(const char *name, bool is_dos)
{
    static const char *const pages[] = { "CP850", "WINDOWS-1252" };

    if (is_utf8(name))
        return must_copy(name);
    for (int i = is_dos ? 0 : 1; i < 2; i++) {
        char *text = recoded(name, pages[i]);

        if (text != NULL && is_of_letters(text))
            return text;
        free(text);
    }
    return NULL;
}

char *
student_text_spelled(const char *name)
{
    char *to = must_calloc(3 * strlen(name) + 1, 1), *end = to;

    for (; *name != '\0'; name++)
        end += sprintf(end, *name & 0x80 ? "=%02X" : "%c", *name & 0xff);
    return to;
}
