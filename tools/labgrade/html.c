/* html.c - pages that need nothing but themselves.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/html.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "tools/labgrade/utf8.h"

enum { BOARD_MAX = 32 };

void
html_text(FILE *out, const char *text)
{
    char *good = utf8_for_page(text);

    for (const char *c = good; *c != '\0'; c++)
        if (*c == '&')
            fputs("&amp;", out);
        else if (*c == '<')
            fputs("&lt;", out);
        else if (*c == '>')
            fputs("&gt;", out);
        else if (*c == '"')
            fputs("&quot;", out);
        else if (*c == '\'')
            fputs("&#39;", out);
        else
            fputc(*c, out);
    free(good);
}

/* Colours are told apart by more than their hue, in the light and the dark. */
static const char style[] =
    ":root{color-scheme:light dark;--ink:#1c1e21;--paper:#fff;--quiet:#5f6670;"
    "--line:#d9dce1;--soft:#f4f5f7;--good:#00714f;--bad:#b13c00;--odd:#8a5a00;"
    "--bar:#0072b2;--dark:#e3e6ea}"
    "@media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--paper:#16181b;"
    "--quiet:#a3aab4;--line:#3a3f46;--soft:#1f2226;--good:#4cc9a0;"
    "--bad:#ff9361;--odd:#f0b94d;--bar:#56b4e9;--dark:#2e3238}}"
    "*{box-sizing:border-box}"
    "body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);"
    "background:var(--paper);margin:0 auto;padding:1.5rem 1rem 4rem;"
    "max-width:60rem}"
    "h1{font-size:1.6rem;margin:.2rem 0}h2{font-size:1.2rem;margin:2rem 0 "
    ".6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}"
    "p{margin:.4rem 0}.quiet{color:var(--quiet)}a{color:var(--bar)}"
    "table{border-collapse:collapse;width:100%;font-variant-numeric:"
    "tabular-nums}th,td{text-align:left;padding:.3rem .6rem .3rem 0;"
    "border-bottom:1px solid var(--line);vertical-align:top}"
    "th{font-weight:600;color:var(--quiet);font-size:.85rem}"
    ".n{text-align:right;white-space:nowrap}"
    "pre,code{font:14px/1.35 ui-monospace,monospace}"
    "pre{background:var(--soft);padding:.6rem .8rem;overflow:auto;"
    "max-height:24rem;"
    "border-radius:4px;margin:.5rem 0}"
    ".wide{overflow-x:auto}"
    ".ok{color:var(--good)}.bad{color:var(--bad)}.odd{color:var(--odd)}"
    ".tag{display:inline-block;min-width:7rem;font-weight:600;"
    "font-size:.85rem}"
    "details{border-bottom:1px solid var(--line);padding:.45rem 0}"
    "summary{cursor:pointer;display:flex;gap:.6rem}"
    "summary .n{margin-left:auto;white-space:nowrap}"
    ".why{margin:.3rem 0 .6rem 1rem}"
    ".plain{display:flex;gap:.6rem;border-bottom:1px solid var(--line);"
    "padding:.45rem 0}.plain .n{margin-left:auto}"

    ".board{width:auto;border:1px solid var(--quiet);margin:.6rem 0}"
    ".board td{width:1.7rem;height:1.7rem;padding:0;text-align:center;"
    "border:0;font:600 1rem/1.7rem system-ui,sans-serif}"
    ".board tr:nth-child(odd) td:nth-child(even),"
    ".board tr:nth-child(even) td:nth-child(odd){background:var(--dark)}"
    ".board td.mark{outline:2px solid var(--bad);outline-offset:-2px;"
    "color:var(--bad)}"
    ".bar{fill:var(--bar)}.meter{display:inline-block;height:.7rem;"
    "background:var(--bar);border-radius:2px;vertical-align:middle}"
    ".total{font-size:1.5rem;font-weight:600}"
    ".box{border:1px solid var(--line);border-left:4px solid var(--bad);"
    "padding:.5rem .9rem;margin:1rem 0}"
    "@media print{body{max-width:none;padding:0}"
    "details>*{display:block}}";

void
html_begin(FILE *out, const char *title)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
          "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
          "content=\"width=device-width, initial-scale=1\">\n"
          "<meta http-equiv=\"Content-Security-Policy\" "
          "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
          "<title>",
          out);
    html_text(out, title);
    fprintf(out, "</title>\n<style>%s</style>\n</head>\n<body>\n<h1>", style);
    html_text(out, title);
    fputs("</h1>\n", out);
}

void
html_end(FILE *out)
{
    fputs("</body>\n</html>\n", out);
}

/* Return the number of squares if LINE, of LENGTH bytes, is a row of a board:
   single characters with one blank between them.  */
static int
row_length(const char *line, size_t length)
{
    size_t at = strspn(line, " ");
    int squares = 0;

    if (at < 2 || at >= length)
        return 0;
    for (; at < length; at += 2) {
        if (strchr(".QqRx?!*#S", line[at]) == NULL ||
            (at + 1 < length && line[at + 1] != ' '))
            return 0;
        squares++;
    }
    return squares;
}

/* Return how many rows of a board begin at TEXT, each as long as the first. */
static int
board_rows(const char *text)
{
    size_t length = strcspn(text, "\n");
    int squares = row_length(text, length), rows = 0;

    while (squares >= 1 && squares <= BOARD_MAX &&
           row_length(text, length) == squares) {
        rows++;
        text += length + (text[length] == '\n');
        length = strcspn(text, "\n");
    }
    return rows >= 2 || (rows == 1 && squares == 1) ? rows : 0;
}

static void
write_square(FILE *out, char c)
{
    if (c == 'Q')
        fputs("<td>\xe2\x99\x9b</td>", out);
    else if (c == '.')
        fputs("<td></td>", out);
    else
        fprintf(out, "<td class=\"mark\">%c</td>", c);
}

/* Write ROWS lines at TEXT as a board.  Return what follows.  */
static const char *
write_board(FILE *out, const char *text, int rows)
{
    fputs("<table class=\"board\">\n", out);
    while (rows-- > 0) {
        size_t length = strcspn(text, "\n");

        fputs("<tr>", out);
        for (size_t at = strspn(text, " "); at < length; at += 2)
            write_square(out, text[at]);
        fputs("</tr>\n", out);
        text += length + (text[length] == '\n');
    }
    fputs("</table>\n", out);
    return text;
}

static void
write_part(FILE *out, const char *text, size_t length)
{
    char *part = strndup(text, length);

    if (part != NULL)
        html_text(out, part);
    free(part);
}

void
html_message(FILE *out, const char *text)
{
    const char *open = "";

    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        int rows = board_rows(text);
        const char *wanted = *text == ' ' ? "pre" : "p";

        if (*open != '\0' && (rows > 0 || strcmp(open, wanted) != 0)) {
            fprintf(out, "</%s>\n", open);
            open = "";
        }
        if (rows > 0) {
            text = write_board(out, text, rows);
            continue;
        }
        if (*open == '\0')
            fprintf(out, "<%s>", wanted);
        open = wanted;
        write_part(out, text, length);
        fputc('\n', out);
        text += length + (text[length] == '\n');
    }
    if (*open != '\0')
        fprintf(out, "</%s>\n", open);
}
