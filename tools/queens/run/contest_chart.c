/* contest_chart.c - a bar chart of contests.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/contest.h"

#include <math.h>
#include <stdio.h>

#include "lib/picture/style.h"
#include "tools/base/output_file.h"

enum {
    BAR = 30,
    GROUP_GAP = 60,
    LEFT = 110,
    TOP = 90,
    PLOT_HEIGHT = 300,
    BOTTOM = 80
};

struct chart {
    const struct contest *contests;
    int count;
    int low, high; /* powers of ten, of seconds, between which the bars end */
    FILE *out;
};

static const struct {
    const char *fill;
    const char *pattern; /* shape first, colour second: it prints in grey too */
} looks[] = {
    { COLOUR_HERE, "" },
    { COLOUR_ALARM, "M0 8L8 0" },
    { COLOUR_WAY, "M0 4H8" },
    { COLOUR_ATTACK, "M4 0V8" },
};

enum { LOOKS = sizeof looks / sizeof looks[0] };

static int
group_width(const struct chart *c)
{
    return c->contests[0].count * BAR + GROUP_GAP;
}

static int
chart_width(const struct chart *c)
{
    int width = LEFT + c->count * group_width(c) + 20;

    return width < 640 ? 640 : width;
}

/* Find the powers of ten around all times.  Return false if there is none.  */
static bool
find_scale(struct chart *c)
{
    double least = INFINITY, most = 0;

    for (int g = 0; g < c->count; g++)
        for (int i = 0; i < c->contests[0].count; i++) {
            const struct contestant *p = &c->contests[g].contestants[i];

            if (p->timed.trouble[0] == '\0') {
                least = fmin(least, p->timed.least);
                most = fmax(most, p->timed.least);
            }
        }
    if (most <= 0)
        return false;
    c->low = (int)floor(log10(fmax(least, 1e-9))) - 1;
    c->high = (int)ceil(log10(most));
    return true;
}

/* Return how many pixels above the ground SECONDS is.  */
static double
height_of(const struct chart *c, double seconds)
{
    return PLOT_HEIGHT * (log10(fmax(seconds, 1e-9)) - c->low) /
           (c->high - c->low);
}

/* Say what the bars show.  */
static void
write_description(const struct chart *c)
{
    fputs("<desc>A bar for each method and N, on a logarithmic scale; above it "
          "its time over that of the first method.",
          c->out);
    for (int g = 0; g < c->count; g++)
        for (int i = 0; i < c->contests[0].count; i++) {
            const struct contestant *p = &c->contests[g].contestants[i];

            if (p->timed.trouble[0] == '\0')
                fprintf(c->out, "\nN = %d, %s: %.3g s.", c->contests[g].n,
                        p->method->title, p->timed.least);
        }
    fputs("</desc>\n", c->out);
}

static void
write_head(const struct chart *c)
{
    int width = chart_width(c), height = TOP + PLOT_HEIGHT + BOTTOM;

    fprintf(c->out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" "
            "font-family=\"Helvetica, Arial, 'Liberation Sans', 'DejaVu "
            "Sans', sans-serif\" font-size=\"14\">\n",
            width, height, width, height);
    fputs("<title>N-queens, the first solution: CPU time by method</title>\n",
          c->out);
    write_description(c);
    fputs("<rect width=\"100%\" height=\"100%\" fill=\"" COLOUR_PAPER "\"/>\n",
          c->out);
    fprintf(c->out,
            "<text x=\"%d\" y=\"32\" font-size=\"20\" text-anchor=\"middle\">"
            "N-queens, the first solution: CPU time by method</text>\n",
            width / 2);
    for (int i = 0; i < c->contests[0].count; i++)
        fprintf(c->out,
                "<pattern id=\"p%d\" width=\"8\" height=\"8\" "
                "patternUnits=\"userSpaceOnUse\"><rect width=\"8\" "
                "height=\"8\" fill=\"%s\"/><path d=\"%s\" "
                "stroke=\"" COLOUR_PAPER
                "\" stroke-width=\"1.5\"/></pattern>\n",
                i, looks[i % LOOKS].fill, looks[i % LOOKS].pattern);
}

static void
write_legend(const struct chart *c)
{
    int step = (chart_width(c) - 40) / c->contests[0].count;

    for (int i = 0; i < c->contests[0].count; i++) {
        int x = 30 + i * step;

        fprintf(c->out,
                "<rect x=\"%d\" y=\"50\" width=\"18\" height=\"14\" "
                "fill=\"url(#p%d)\"/><text x=\"%d\" y=\"62\">%s</text>\n",
                x, i, x + 26, c->contests[0].contestants[i].method->title);
    }
}

static void
write_scale(const struct chart *c)
{
    static const char *const units[] = { "ns", "us", "ms", "s" };

    for (int power = c->low; power <= c->high; power++) {
        double y = TOP + PLOT_HEIGHT - height_of(c, pow(10, power));
        int unit = power < -6 ? 0 : power < -3 ? 1 : power < 0 ? 2 : 3;

        fprintf(c->out,
                "<path d=\"M%d %.1fH%d\" stroke=\"" COLOUR_GRID
                "\"/><text x=\"%d\" "
                "y=\"%.1f\" text-anchor=\"end\">%.0f %s</text>\n",
                LEFT - 10, y, chart_width(c) - 20, LEFT - 18, y + 5,
                pow(10, power + 9 - 3 * unit), units[unit]);
    }
}

static void
write_bar(const struct chart *c, int group, int i)
{
    const struct contestant *p = &c->contests[group].contestants[i];
    int x = LEFT + GROUP_GAP / 2 + group * group_width(c) + i * BAR;
    double height;
    bool is_doubtful;

    if (p->timed.trouble[0] != '\0')
        return;
    height = height_of(c, p->timed.least);
    fprintf(c->out,
            "<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" "
            "fill=\"url(#p%d)\"><title>%s, N = %d: %.3g s</title></rect>\n",
            x + 2, TOP + PLOT_HEIGHT - height, BAR - 4, height, i,
            p->method->title, c->contests[group].n, p->timed.least);
    fprintf(c->out,
            "<text x=\"%d\" y=\"%.1f\" font-size=\"11\" "
            "text-anchor=\"middle\">%s%.2g</text>\n",
            x + BAR / 2, TOP + PLOT_HEIGHT - height - 5,
            p->timed.part > 0 ? "~" : "",
            contest_ratio(&c->contests[group], i, &is_doubtful));
}

static void
write_group(const struct chart *c, int group)
{
    int middle = LEFT + group * group_width(c) + group_width(c) / 2;

    for (int i = 0; i < c->contests[0].count; i++)
        write_bar(c, group, i);
    fprintf(c->out,
            "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">N = %d</text>\n",
            middle, TOP + PLOT_HEIGHT + 24, c->contests[group].n);
}

void
contest_chart(const struct contest *contests, int count, const char *name)
{
    struct output_file *out = output_file_open(name);
    struct chart c = { contests, count, 0, 0, output_file(out) };
    bool has_bars = find_scale(&c);

    write_head(&c);
    write_legend(&c);
    if (has_bars) {
        write_scale(&c);
        for (int i = 0; i < count; i++)
            write_group(&c, i);
    }
    fprintf(c.out,
            "<path d=\"M%d %dH%d\" stroke=\"" COLOUR_INK "\"/>\n<text x=\"%d\" "
            "y=\"%d\" fill=\"" COLOUR_SUBTITLE
            "\">On each bar: its time over that of the "
            "first.  Logarithmic scale.</text>\n</svg>\n",
            LEFT - 10, TOP + PLOT_HEIGHT, chart_width(&c) - 20, LEFT - 10,
            TOP + PLOT_HEIGHT + 56);
    output_file_close(out);
}
