/* expects: 0 forbidden not-compiled
   Sends descriptors along with records, to fill the judge's table of files.  */
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static char room[CMSG_SPACE(100 * sizeof(int))];
    unsigned record[2] = { 11, 0 };
    struct iovec body = { record, sizeof record };
    struct msghdr m = { .msg_iov = &body,
                        .msg_iovlen = 1,
                        .msg_control = room,
                        .msg_controllen = sizeof room };
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    int fds[100];

    for (int i = 0; i < 100; i++)
        fds[i] = 3;
    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(sizeof fds);
    memcpy(CMSG_DATA(c), fds, sizeof fds);
    for (int i = 0; i < 300; i++)
        if (sendmsg(3, &m, MSG_DONTWAIT) == -1)
            break;
    return r1 > 1000;
}
