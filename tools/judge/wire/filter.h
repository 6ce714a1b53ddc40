/* filter.h - the system call filters, as mkfilter made them for the kernel.
   SPDX-License-Identifier: MIT

       size_t steps = filter_table[0][false].steps;
 */
#ifndef TOOLS_JUDGE_WIRE_FILTER_H
#define TOOLS_JUDGE_WIRE_FILTER_H

#include <stddef.h>

struct sock_filter; /* of <linux/filter.h> */

enum {
    FILTER_STEPS = 512,    /* a program has at most */
    FILTER_ME = 0x51f0f1f2 /* in a program: the process that sets it */
};

struct filter_program {
    size_t steps;
    const struct sock_filter *step;
};

/* By enum limits_who, and by whether it is for AddressSanitizer.  */
extern const struct filter_program filter_table[][2];

#endif
