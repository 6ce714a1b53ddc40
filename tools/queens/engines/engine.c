/* engine.c - the ladder of engines that count, from the slowest up.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/engine.h"

#include <stddef.h>

#include "tools/queens/engines/batch.h"
#include "tools/queens/engines/bits.h"
#include "tools/queens/engines/border.h"
#include "tools/queens/engines/mirror.h"

const struct engine engines[] = {
    { "bits", "all squares of a row in one word", false, bits_count },
    { "mirror", "half of the boards", false, mirror_count },
    { "border", "an eighth of the boards", true, border_count },
    { "batch", "eight boards at a time", true, batch_count },
    { "portable", "the same on any machine", true, batch_count_plain },
    { NULL, NULL, false, NULL },
};

const char *const engine_names[] = { "bits",  "mirror",   "border",
                                     "batch", "portable", NULL };
