/* html.c - pages that need nothing but themselves.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/report/html.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "lib/picture/style.h"
#include "lib/text/escape.h"

enum { SQUARES_MAX = 32 }; /* in a row of a table */

/* Colours, of lib/picture/style.h, are told apart by more than their hue.  */
static const char style[] =
    "*{box-sizing:border-box}"
    "body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);"
    "background:var(--paper);margin:0 auto;padding:1.5rem 1rem 4rem;"
    "max-width:60rem}"
    "h1{font-size:1.6rem;margin:.2rem 0}h2{font-size:1.2rem;margin:2rem 0 "
    ".6rem;border-bottom:1px solid var(--dark);padding-bottom:.2rem}"
    "p{margin:.4rem 0}.quiet{color:var(--quiet)}a{color:var(--here)}"
    "table{border-collapse:collapse;width:100%;font-variant-numeric:"
    "tabular-nums}th,td{text-align:left;padding:.3rem .6rem .3rem 0;"
    "border-bottom:1px solid var(--dark);vertical-align:top}"
    "th{font-weight:600;color:var(--quiet);font-size:.85rem}"
    ".n{text-align:right;white-space:nowrap}"
    "pre,code{font:14px/1.35 ui-monospace,monospace}"
    "pre{background:var(--grey);padding:.6rem .8rem;overflow:auto;"
    "max-height:24rem;"
    "border-radius:4px;margin:.5rem 0}"
    ".wide{overflow-x:auto}"
    ".ok{color:var(--green)}.bad{color:var(--kill)}.odd{color:var(--doubt)}"
    ".tag{display:inline-block;min-width:7rem;font-weight:600;"
    "font-size:.85rem}"
    "details{border-bottom:1px solid var(--dark);padding:.45rem 0}"
    "summary{cursor:pointer;display:flex;gap:.6rem}"
    "summary span{overflow-wrap:anywhere}"
    "summary .n{margin-left:auto;white-space:nowrap}"
    ".why{margin:.3rem 0 .6rem 1rem}"
    ".plain{display:flex;gap:.6rem;border-bottom:1px solid var(--dark);"
    "padding:.45rem 0}.plain .n{margin-left:auto}"

    ".board{width:auto;border:1px solid var(--quiet);margin:.6rem 0}"
    ".board td{min-width:1.7rem;height:1.7rem;padding:0;text-align:center;"
    "border:0;font:600 1rem/1.7rem system-ui,sans-serif}"
    ".board tr:nth-child(odd) td:nth-child(even),"
    ".board tr:nth-child(even) td:nth-child(odd){background:var(--dark)}"
    ".maze{width:auto;border:1px solid var(--quiet);margin:.6rem 0}"
    ".maze td{width:1.2rem;height:1.2rem;padding:0;text-align:center;border:0;"
    "line-height:1.2rem}.maze td.wall{background:var(--quiet);"
    "color:var(--paper)}"
    ".maze td.mark{font-weight:600;color:var(--kill)}"
    ".board td.mark{outline:2px solid var(--kill);outline-offset:-2px;"
    "color:var(--dead-ink)}"
    "figure{margin:.6rem 0;overflow-x:auto}figure svg{max-width:100%;"
    "min-width:32rem;height:auto}"
    ".bar{fill:var(--here)}.meter{display:inline-block;height:.7rem;"
    "background:var(--here);border-radius:2px;vertical-align:middle}"
    ".total{font-size:1.5rem;font-weight:600}"
    ".box{border:1px solid var(--dark);border-left:4px solid var(--kill);"
    "padding:.5rem .9rem;margin:1rem 0}"
    ".heat{stroke:var(--quiet);fill:none}.heat.ok{fill:var(--green);"
    "stroke:none}.heat.bad{stroke:var(--kill);stroke-width:2}"
    ".heat.quiet,.heat.odd{stroke-dasharray:2}"
    "th button{font:inherit;color:inherit;background:none;border:0;padding:0;"
    "cursor:pointer}th[aria-sort=ascending] button::after{content:' \\25b2'}"
    "th[aria-sort=descending] button::after{content:' \\25bc'}"
    "@media print{body{max-width:none;padding:0}"
    "details>*{display:block}}";

void
html_begin(FILE *out, const char *title)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
          "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
          "content=\"width=device-width, initial-scale=1\">\n"
          "<meta http-equiv=\"Content-Security-Policy\" "
          "content=\"default-src 'none'; style-src 'unsafe-inline'; script-src "
          "'nonce-sort'\">"
          "\n"
          "<title>",
          out);
    escape_xml(title, out);
    fputs("</title>\n<style>", out);
    style_write_css(out);
    fprintf(out, "%s</style>\n</head>\n<body>\n<main>\n<h1>", style);
    escape_xml(title, out);
    fputs("</h1>\n", out);
}

/* Numbers are sorted as numbers; a second click turns the order round.  */
static const char sort[] =
    "document.querySelectorAll('table.sorted th').forEach(head => {\n"
    "  const button = document.createElement('button');\n"
    "  button.textContent = head.textContent;\n"
    "  if (!head.textContent) return;\n"
    "  head.replaceChildren(button);\n"
    "  button.addEventListener('click', () => {\n"
    "    const rows = [...head.closest('table').rows].slice(1);\n"
    "    const turn = head.ariaSort == 'ascending' ? -1 : 1;\n"
    "    const text = row => row.cells[head.cellIndex].textContent;\n"
    "    const number = row => parseFloat(text(row).replace('\xe2\x88\x92',"
    " '-'));\n"
    "    rows.sort((a, b) => turn * (number(a) - number(b) ||\n"
    "      text(a).localeCompare(text(b))));\n"
    "    for (const cell of head.parentNode.cells)\n"
    "      cell.removeAttribute('aria-sort');\n"
    "    head.ariaSort = turn == 1 ? 'ascending' : 'descending';\n"
    "    rows.forEach(row => row.parentNode.append(row));\n"
    "  });\n"
    "});\n";

void
html_sort_tables(FILE *out)
{
    fprintf(out, "<script nonce=\"sort\">\n%s</script>\n", sort);
}

void
html_end(FILE *out)
{
    fputs("</main>\n</body>\n</html>\n", out);
}

void
html_wide(FILE *out, const char *what)
{
    fprintf(out,
            "<div class=\"wide\" tabindex=\"0\" role=\"region\" "
            "aria-label=\"%s\">",
            what);
}

static void
write_cell(FILE *out, const struct figure *f, int cell)
{
    char letter = figure_letter(f, cell);
    const char *shade = f->cell[cell] == '#'              ? " class=\"wall\""
                        : strchr("?!A@X", letter) != NULL ? " class=\"mark\""
                                                          : "";

    fprintf(out, "<td%s>", shade);
    if (f->cost != NULL && strchr("Qq", letter) != NULL)
        fprintf(out, letter == 'Q' ? "[%d]" : "(%d)", f->cost[cell]);
    else if (f->cost != NULL)
        fprintf(out, "%d", f->cost[cell]);
    else if (strchr("QA!", letter) != NULL)
        fputs("\xe2\x99\x9b", out);
    if (f->cost == NULL && strchr(".#Q", letter) == NULL)
        fputc(letter, out);
    fputs("</td>", out);
}

static void
write_figure(FILE *out, const struct figure *f)
{
    if (f->cols > SQUARES_MAX) { /* as letters */
        fputs("<pre tabindex=\"0\">", out);
        figure_draw(f, out);
        fputs("</pre>\n", out);
        return;
    }
    fprintf(out, "<table class=\"%s\">\n", f->is_maze ? "maze" : "board");
    for (int row = 0; row < f->rows; row++) {
        fputs("<tr>", out);
        for (int col = 0; col < f->cols; col++)
            write_cell(out, f, row * f->cols + col);
        fputs("</tr>\n", out);
    }
    fputs("</table>\n", out);
}

static void
write_part(FILE *out, const char *text, size_t length)
{
    char *part = strndup(text, length);

    if (part != NULL)
        escape_xml(part, out);
    free(part);
}

void
html_message(FILE *out, const struct result_criterion *c)
{
    const char *open = "", *text = c->message;
    int next = 0;

    for (size_t length; *text != '\0';
         text += length + (text[length] == '\n')) {
        bool is_figure = *text == FIGURE_MARK;
        const char *wanted = *text == ' ' ? "pre" : is_figure ? "" : "p";

        length = strcspn(text, "\n");
        if (strcmp(open, wanted) != 0 && *open != '\0')
            fprintf(out, "</%s>\n", open);
        if (is_figure && next < c->figures)
            write_figure(out, c->figure[next++]);
        else if (!is_figure && strcmp(open, wanted) != 0)
            fprintf(out, "<%s%s>", wanted,
                    *text == ' ' ? " tabindex=\"0\"" : "");
        open = wanted;
        if (is_figure)
            continue;
        write_part(out, text, length);
        fputc('\n', out);
    }
    if (*open != '\0')
        fprintf(out, "</%s>\n", open);
}

void
html_link(FILE *out, const char *id, const char *name)
{
    fputs("<a href=\"feedback/", out);
    escape_xml(id, out);
    fputs(".html\">", out);
    escape_xml(name, out);
    fputs("</a>", out);
}
