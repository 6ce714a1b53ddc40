/* wrap.c - text, indented, and broken between words where the line ends.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/wrap.h"

#include <string.h>

#include "lib/text/utf8.h"

int
wrap_letters(const char *text, int length, bool is_utf8, FILE *out)
{
    const char *end = text + length;
    int letters = 0;

    for (; text < end; letters++) {
        const char *next = text;
        int c = utf8_next(&next);

        if (next > end || next == text) /* cut off, or a zero byte */
            c = UTF8_REPLACEMENT, next = text + 1;
        if (c == UTF8_REPLACEMENT || c == '\n' || (c >= 0x80 && !is_utf8))
            fputc('?', out);
        else
            utf8_put(c, out);
        text = next;
    }
    return letters;
}

/* Write LABEL and the LENGTH bytes at TEXT as one paragraph.  */
static void
write_paragraph(const struct wrap *p, const char *label, const char *text,
                int length)
{
    const char *end = text + length, *blank = "";
    int at = fprintf(p->out, "%*s%s", p->indent, "", label);

    while (text < end) {
        int letters = 0;

        while (text + letters < end && text[letters] != '\n' &&
               (text[letters] != ' ' ||
                (letters == 1 && strchr("[(", *text) != NULL)))
            letters++; /* [ ] is one word */
        if (*blank != '\0' && at + 1 + letters > p->width) {
            at = fprintf(p->out, "\n%*s", p->indent, "") - 1;
            blank = "";
        }
        at += fprintf(p->out, "%s", blank);
        at += wrap_letters(text, letters, p->is_utf8, p->out);
        text += letters + (text + letters < end);
        blank = " ";
    }
    fputc('\n', p->out);
}

void
wrap_write(const struct wrap *p, const char *label, const char *text)
{
    write_paragraph(p, label, text, (int)strlen(text));
}

/* Return the length of the lines of words that TEXT begins with.  */
static int
words_length(const char *text)
{
    size_t length = strcspn(text, "\n");

    while (text[length] == '\n' && strchr(" \n", text[length + 1]) == NULL)
        length += 1 + strcspn(text + length + 1, "\n");
    return (int)length;
}

static void
write_text(const struct wrap *p, const char *text, bool is_joined)
{
    while (*text != '\0') {
        int length = (int)strcspn(text, "\n");

        if (*text == ' ') {
            fprintf(p->out, "%*s", p->indent, "");
            wrap_letters(text, length, p->is_utf8, p->out);
            fputc('\n', p->out);
        } else {
            length = is_joined ? words_length(text) : length;
            write_paragraph(p, "", text, length);
        }
        text += length + (text[length] == '\n');
    }
}

void
wrap_write_message(const struct wrap *p, const char *text)
{
    write_text(p, text, true);
}

void
wrap_write_lines(const struct wrap *p, const char *text)
{
    write_text(p, text, false);
}

const char *
wrap_last_lines(const char *text)
{
    enum { LINES = 10, BYTES = 800 };
    const char *end = text + strlen(text), *from = end;
    int lines = 0;

    if (from > text && from[-1] == '\n')
        from--;
    while (from > text && end - from < BYTES &&
           (from[-1] != '\n' || ++lines < LINES))
        from--;
    while ((*from & 0xc0) == 0x80) /* no letter is cut in two */
        from++;
    return from;
}
