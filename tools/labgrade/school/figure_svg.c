/* figure_svg.c - a counterexample as a picture that is one word.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/school/figure_svg.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "lib/picture/style.h"
#include "tools/base/must.h"

enum { CELL = 24, SIDE_MAX = 32 };

static void
draw_cell(FILE *out, const struct figure *f, int cell)
{
    int row = cell / f->cols, col = cell % f->cols;
    char letter = figure_letter(f, cell);
    bool is_marked = strchr("?!A@xX", letter) != NULL;
    const char *shade = f->cell[cell] == '#'                  ? COLOUR_WALL
                        : !f->is_maze && (row + col) % 2 == 1 ? COLOUR_DARK
                                                              : COLOUR_PAPER;

    fprintf(out,
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" "
            "stroke=\"%s\"/>",
            col * CELL + 1, row * CELL + 1, CELL, CELL,
            is_marked ? COLOUR_TINT : shade, COLOUR_GRID);
    if (f->cost == NULL && strchr(".#", letter) != NULL)
        return;
    fprintf(out, "<text x=\"%d\" y=\"%d\">", col * CELL + 1 + CELL / 2,
            row * CELL + 1 + CELL * 2 / 3);
    if (f->cost != NULL)
        fprintf(out, strchr("Qq", letter) != NULL ? "[%d]" : "%d",
                f->cost[cell]);
    else
        fputc(letter, out);
    fputs("</text>", out);
}

static char *
draw(const struct figure *f)
{
    int width = f->cols * CELL + 2, height = f->rows * CELL + 2;
    char *svg = NULL;
    size_t size;
    FILE *out = must(open_memstream(&svg, &size));

    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%d\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" "
            "font-size=\"%d\" text-anchor=\"middle\" role=\"img\">"
            "<title>%s</title><desc>",
            width, height, width, height, CELL / 2,
            f->is_maze ? "A maze" : "A board");
    figure_draw(f, out);
    fputs("</desc>", out);
    for (int cell = 0; cell < f->rows * f->cols; cell++)
        draw_cell(out, f, cell);
    fputs("</svg>", out);
    fclose(out);
    return svg;
}

/* Write SIZE bytes at DATA in base64.  */
static void
put_base64(FILE *out, const char *data, size_t size)
{
    static const char digit[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrst"
                                "uvwxyz0123456789+/";

    for (size_t i = 0; i < size; i += 3) {
        uint32_t bits = 0;

        for (size_t j = i; j < i + 3; j++)
            bits = bits << 8 | (j < size ? (unsigned char)data[j] : 0);
        for (size_t j = 0; j < 4; j++)
            fputc(i + j <= size ? digit[bits >> (18 - 6 * j) & 63] : '=', out);
    }
}

char *
figure_svg_uri(const struct figure *f)
{
    char *svg, *uri = NULL;
    size_t size;
    FILE *out;

    if (f->rows > SIDE_MAX || f->cols > SIDE_MAX)
        return NULL;
    svg = draw(f);
    out = must(open_memstream(&uri, &size));
    fputs("data:image/svg+xml;base64,", out);
    put_base64(out, svg, strlen(svg));
    fclose(out);
    free(svg);
    return uri;
}
