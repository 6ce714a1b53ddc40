/* bench_report.c - what queens bench found, as a table, CSV, JSON or a chart.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/bench_report.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "lib/picture/style.h"
#include "lib/text/escape.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"

static bool
is_well(const struct rung *r)
{
    return r->timed.trouble[0] == '\0';
}

static const char *
title(const struct bench_ladder *l)
{
    static char text[80];
    static const char *const forms[] = { "all solutions of %d-queens",
                                         "the first solution of %d-queens",
                                         "the cheapest solution of %d-queens",
                                         "a perfect maze of %d rows",
                                         "the tree of all tests of %d-queens" };

    snprintf(text, sizeof text, forms[l->task.kind], l->task.n);
    return text;
}

/* Return the rung that the others are compared with: bits, or the first that
   has a result.  */
static const struct rung *
base(const struct bench_ladder *l)
{
    const struct rung *first = NULL;

    for (int i = 0; i < l->count; i++) {
        const struct rung *r = &l->rungs[i];

        if (is_well(r) && strcmp(r->name, "bits") == 0)
            return r;
        if (is_well(r) && first == NULL)
            first = r;
    }
    return first;
}

/* Return how many times as quick as the base R is.  */
static double
gain(const struct bench_ladder *l, const struct rung *r, bool *is_doubtful)
{
    return rounds_ratio(&base(l)->timed, &r->timed, is_doubtful);
}

static const char *
kind_of_time(const struct rung *r)
{
    return r->command != NULL ? "process" : r->is_wall ? "clock" : "solve";
}

void
bench_report_print(const struct bench_ladder *l)
{
    printf("%s: %.60s\n\n%-18s%9s%14s%14s%10s\n", title(l), l->rungs[0].answer,
           "", "time", "least ms", "median ms", "x");
    for (int i = 0; i < l->count; i++) {
        const struct rung *r = &l->rungs[i];
        bool is_doubtful;
        double x;

        printf("%-18s", r->name);
        if (!is_well(r)) {
            printf("  %s\n", r->timed.trouble);
            continue;
        }
        x = gain(l, r, &is_doubtful);
        printf("%9s%14.3f%14.3f%10.*f%s\n", kind_of_time(r),
               r->timed.least * 1e3, r->timed.median * 1e3, x < 0.1 ? 4 : 2, x,
               is_doubtful ? " ?" : "");
    }
    putchar('\n');
}

void
bench_report_notes(void)
{
    puts("time: solve, CPU time of the engine alone; process, CPU time of a "
         "whole\nprogram; clock, time that passes, for threads.\n"
         "x: how many times as quick as bits, or as the first.  ?: the medians "
         "say\nsomething else, the machine was busy.");
}

static void
write_json(const struct bench_ladder *l, const struct rung *r, FILE *out)
{
    bool is_doubtful = false;
    double x = is_well(r) ? gain(l, r, &is_doubtful) : 0;

    fprintf(out,
            "{\"ladder\": \"%s\", \"n\": %d, \"rung\": \"%s\", "
            "\"time\": \"%s\", \"least\": %.9f, \"median\": %.9f, "
            "\"x\": %.4f, \"rounds\": %d, \"doubtful\": %s, \"trouble\": ",
            rungs_kinds[l->task.kind], l->task.n, r->name, kind_of_time(r),
            r->timed.least, r->timed.median, x, r->timed.rounds,
            is_doubtful ? "true" : "false");
    escape_json(r->timed.trouble, out);
    putc('}', out);
}

static void
write_csv(const struct bench_ladder *l, const struct rung *r, FILE *out)
{
    bool is_doubtful = false;
    double x = is_well(r) ? gain(l, r, &is_doubtful) : 0;

    fprintf(out, "%s,%d,\"%s\",%s,%.9f,%.9f,%.4f,%d,%s,\"%s\"\n",
            rungs_kinds[l->task.kind], l->task.n, r->name, kind_of_time(r),
            r->timed.least, r->timed.median, x, r->timed.rounds,
            is_doubtful ? "true" : "false", r->timed.trouble);
}

/* Write all results, a line each.  */
static void
write_rows(const struct bench_ladder *ladders, int count, FILE *out,
           bool is_json)
{
    const char *before = "[\n  ";

    if (!is_json)
        fputs("ladder,n,rung,time,least,median,x,rounds,doubtful,trouble\n",
              out);
    for (int g = 0; g < count; g++)
        for (int i = 0; i < ladders[g].count; i++) {
            if (is_json)
                fputs(before, out);
            (is_json ? write_json : write_csv)(&ladders[g],
                                               &ladders[g].rungs[i], out);
            before = ",\n  ";
        }
    if (is_json)
        fputs(count > 0 ? "\n]\n" : "[]\n", out);
}

enum { ROW = 24, LEFT = 190, WIDTH = 760, PLOT = 470 };

/* Draw a bar for R at Y; PLOT pixels stand for the powers of ten from LOW to
   HIGH.  */
static void
write_bar(const struct bench_ladder *l, const struct rung *r, FILE *out, int y,
          int low, int high)
{
    double width =
        PLOT * (log10(fmax(r->timed.least, 1e-9)) - low) / (high - low);
    bool is_doubtful;

    fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n",
            LEFT - 8, y + 16, r->name);
    if (!is_well(r)) {
        fprintf(out, "<text x=\"%d\" y=\"%d\">", LEFT, y + 16);
        escape_xml(r->timed.trouble, out);
        fputs("</text>\n", out);
        return;
    }
    fprintf(out,
            "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" "
            "fill=\"" COLOUR_HERE "\"/><text x=\"%.1f\" y=\"%d\">%.3g ms, "
            "%.3g x</text>\n",
            LEFT, y + 4, width, ROW - 8, LEFT + width + 6, y + 16,
            r->timed.least * 1e3, gain(l, r, &is_doubtful));
}

/* Find the powers of ten around the times of L.  */
static void
find_scale(const struct bench_ladder *l, int *low, int *high)
{
    double least = 1e9, most = 1e-9;

    for (int i = 0; i < l->count; i++)
        if (is_well(&l->rungs[i])) {
            least = fmin(least, l->rungs[i].timed.least);
            most = fmax(most, l->rungs[i].timed.least);
        }
    *low = (int)floor(log10(fmax(least, 1e-9))) - 1;
    *high = (int)ceil(log10(most));
}

static void
write_chart(const struct bench_ladder *ladders, int count, FILE *out)
{
    int height = 40, y = 10;

    for (int g = 0; g < count; g++)
        height += (ladders[g].count + 2) * ROW;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%d\" role=\"img\" font-family=\"Helvetica, Arial, "
            "sans-serif\" font-size=\"13\">\n<title>How fast can it go?"
            "</title>\n<desc>A bar for each way of counting; its time "
            "and its gain stand beside it.</desc>\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"" COLOUR_PAPER
            "\"/>\n",
            WIDTH, height);
    for (int g = 0; g < count; g++) {
        int low, high;

        find_scale(&ladders[g], &low, &high);
        fprintf(out, "<text x=\"10\" y=\"%d\" font-size=\"15\">%s</text>\n",
                y + 18, title(&ladders[g]));
        y += ROW;
        for (int i = 0; i < ladders[g].count; i++, y += ROW)
            write_bar(&ladders[g], &ladders[g].rungs[i], out, y, low, high);
        y += ROW;
    }
    fprintf(out,
            "<text x=\"10\" y=\"%d\">Least time, on a logarithmic scale; x: "
            "times as quick as bits, or as the first.</text>\n</svg>\n",
            y + 16);
}

void
bench_report_check(const char *name)
{
    const char *dot = strrchr(name, '.');

    if (dot == NULL || (strcmp(dot, ".csv") != 0 && strcmp(dot, ".json") != 0 &&
                        strcmp(dot, ".svg") != 0))
        say_usage("--output wants a name that ends with .csv, .json or .svg, "
                  "not '%s'",
                  name);
}

void
bench_report_write(const struct bench_ladder *ladders, int count,
                   const char *name)
{
    const char *dot = strrchr(name, '.');
    struct output_file *file = output_file_open(name);

    if (strcmp(dot, ".svg") == 0)
        write_chart(ladders, count, output_file(file));
    else
        write_rows(ladders, count, output_file(file),
                   strcmp(dot, ".json") == 0);
    output_file_close(file);
}
