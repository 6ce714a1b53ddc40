/* fingerprint.c - what a mark depends on, besides what was handed in.
   SPDX-License-Identifier: MIT  */
#include "tools/labgrade/run/fingerprint.h"

#include <stdio.h>
#include <stdlib.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"

enum { PROGRAM_MAX = 256 << 20 }; /* bytes */

static void
add_file(struct sha256 *h, const char *path)
{
    size_t size;
    char *data = file_read(path, PROGRAM_MAX, &size);

    if (data == NULL)
        say_errno(path);
    sha256_add(h, data, size);
    free(data);
}

void
fingerprint_kit(const struct kit *k, int lab, struct sha256 *h)
{
    static const char *const parts[] = { "labhost", "mkplugin",
                                         "square_tests.so", "lower_bounds.so" };

    add_file(h, k->lab[lab].judge);
    for (int i = 0; i < 4; i++) {
        char *path = must_format("%s/%s", k->programs, parts[i]);

        add_file(h, path);
        free(path);
    }
}

static void
add_number(struct sha256 *h, double value)
{
    char text[64];

    snprintf(text, sizeof text, "%.17g", value);
    sha256_add_text(h, text);
}

static void
add_entries(struct sha256 *h, const struct course_entry *list, int count)
{
    for (int i = 0; i < count; i++) {
        sha256_add_text(h, list[i].what);
        add_number(h, list[i].value);
    }
}

void
fingerprint_course(const struct course *c, struct sha256 *h)
{
    add_number(h, c->grace);
    add_number(h, c->percent);
    add_number(h, c->cap);
    add_entries(h, c->due, c->dues);
    add_entries(h, c->point, c->points);
}
