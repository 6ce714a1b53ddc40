/* starts_a_process.c - asks for what no lab needs.
   SPDX-License-Identifier: MIT
   needs: seccomp
   verdict: forbidden
   says: no lab needs  */
#include <stdlib.h>

int
safe_check_pairs(const struct board *b)
{
    return system("ls");
}
