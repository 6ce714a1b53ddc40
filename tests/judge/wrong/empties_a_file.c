/* empties_a_file.c - opens files so that they would be emptied or made.
   SPDX-License-Identifier: MIT
   needs: seccomp
   verdict: passed  */
#include <fcntl.h>
#include <unistd.h>

#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    static const int flags[] = { O_RDONLY | O_TRUNC, O_WRONLY, O_RDWR,
                                 O_RDONLY | O_CREAT };

    for (int i = 0; i < 4; i++) /* /dev/null: nothing is harmed if it opens */
        if (open("/dev/null", flags[i], 0600) != -1)
            return -1;
    return close(open("/dev/null", O_RDONLY)) == -1 ? -2 : pairs(b);
}
