/* sends_files.c - a cheat: sends open files until the judge has no room for
   more. SPDX-License-Identifier: MIT  */
#include <sys/uio.h>

#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(2 * sizeof(int))];
    } extra;
    uint32_t record[3] = { WIRE_RETURN, forge_find_ticket("safe_check_attacks"),
                           1 };
    struct iovec body = { record, sizeof record };
    int files[2] = { 0, 1 };

    for (int i = 0; i < 3000; i++) {
        struct msghdr message = { .msg_iov = &body,
                                  .msg_iovlen = 1,
                                  .msg_control = &extra,
                                  .msg_controllen = sizeof extra.room };
        struct cmsghdr *c = CMSG_FIRSTHDR(&message);

        c->cmsg_level = SOL_SOCKET;
        c->cmsg_type = SCM_RIGHTS;
        c->cmsg_len = CMSG_LEN(sizeof files);
        memcpy(CMSG_DATA(c), files, sizeof files);
        sendmsg(FORGE_FD, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    }
    return 1;
}
