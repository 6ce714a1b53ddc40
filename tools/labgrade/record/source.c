/* source.c - the files that were graded, for those who compare them.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/record/source.h"

#include <errno.h>
#include <stdlib.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/output_file.h"
#include "tools/labgrade/intake/answer.h"

static char *
path_of(const char *results, const char *hash)
{
    return must_format("%s/.labgrade/sources/%s", results, hash);
}

void
source_keep(const char *results, const char *hash, const char *source,
            size_t size)
{
    char *path = path_of(results, hash);

    if (!file_exists(path)) {
        char *folder = path_of(results, ".");
        struct output_file *out;

        file_own_folder(folder);
        out = output_file_open(path);
        if (fwrite(source, 1, size, output_file(out)) != size)
            output_file_fail(out, errno);
        output_file_close(out);
        free(folder);
    }
    free(path);
}

char *
source_read(const char *results, const char *hash)
{
    char *path = path_of(results, hash);
    char *text = file_read(path, ANSWER_FILE_MAX, NULL);

    free(path);
    return text;
}
