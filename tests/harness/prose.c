/* prose.c - text, indented, and broken between words where the line ends.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/prose.h"

#include <string.h>

#include "tests/harness/letters.h"

/* Write LABEL and the LENGTH bytes at TEXT as one paragraph.  */
static void
write_paragraph(const struct prose *p, const char *label, const char *text,
                int length)
{
    const char *end = text + length, *blank = "";
    int at = fprintf(p->out, "%*s%s", p->indent, "", label);

    while (text < end) {
        int letters = 0;

        while (text + letters < end && text[letters] != ' ' &&
               text[letters] != '\n')
            letters++;
        if (*blank != '\0' && at + 1 + letters > p->width) {
            at = fprintf(p->out, "\n%*s", p->indent, "") - 1;
            blank = "";
        }
        at += fprintf(p->out, "%s", blank);
        at += letters_write(text, letters, p->is_utf8, p->out);
        text += letters + (text + letters < end);
        blank = " ";
    }
    fputc('\n', p->out);
}

void
prose_write(const struct prose *p, const char *label, const char *text)
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
write_text(const struct prose *p, const char *text, bool is_joined)
{
    while (*text != '\0') {
        int length = (int)strcspn(text, "\n");

        if (*text == ' ') {
            fprintf(p->out, "%*s", p->indent, "");
            letters_write(text, length, p->is_utf8, p->out);
            fputc('\n', p->out);
        } else {
            length = is_joined ? words_length(text) : length;
            write_paragraph(p, "", text, length);
        }
        text += length + (text[length] == '\n');
    }
}

void
prose_write_message(const struct prose *p, const char *text)
{
    write_text(p, text, true);
}

void
prose_write_lines(const struct prose *p, const char *text)
{
    write_text(p, text, false);
}
