/* escape.c - text inside SVG, HTML, DOT and JSON.
   SPDX-License-Identifier: MIT  */
#include "lib/text/escape.h"

#include "lib/text/utf8.h"

void
escape_xml(const char *text, FILE *out)
{
    for (int c; (c = utf8_next(&text)) != 0;)
        switch (c) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        case '\'':
            fputs("&#39;", out);
            break;
        default:
            utf8_put(c, out);
        }
}

/* In a quoted string only \" is read by the lexer; a label is then read once
   more, for \\ and \n and for entities such as &lt;.  */
void
escape_dot(const char *text, FILE *out)
{
    int last = 0;

    putc('"', out);
    for (int c; (c = utf8_next(&text)) != 0; last = c)
        switch (c) {
        case '\\':
            fputs("\\\\", out);
            break;
        case '"':
            fputs("\\\"", out);
            break;
        case '\n':
            fputs("\\n", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        default:
            utf8_put(c, out);
        }
    if (last == '\\')
        putc(' ', out); /* a backslash before the quote would escape it */
    putc('"', out);
}

/* "<" could end the script.  */
void
escape_json(const char *text, FILE *out)
{
    putc('"', out);
    for (int c; (c = utf8_next(&text)) != 0;)
        if (c < 0x20 || c == '"' || c == '\\' || c == '<' || c == '>' ||
            c == '&')
            fprintf(out, "\\u%04x", (unsigned)c);
        else
            utf8_put(c, out);
    putc('"', out);
}
