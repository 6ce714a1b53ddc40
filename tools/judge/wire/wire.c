/* wire.c - records that judge, host and plug-in exchange over a socket.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/wire/wire.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

enum { HEADER = 2 * sizeof(uint32_t) }; /* kind and ticket */

/* Open files on their way are counted by user: where others sent too many, wait
   for so many hundredths of a second.  */
enum { REFS_WAIT = 1000 };

int
wire_pair(int ends[2])
{
    int size = 4 * WIRE_MAX;

#ifdef __APPLE__
    /* No SOCK_SEQPACKET there.  */
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) == -1)
        return -1;
#else
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) == -1)
        return -1;
#endif
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        setsockopt(ends[i], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
    }
    return 0;
}

static void
put_bytes(struct wire *w, const void *bytes, size_t size)
{
    if (size > WIRE_MAX - w->size) {
        w->is_spoilt = true;
        return;
    }
    memcpy(w->bytes + w->size, bytes, size);
    w->size += size;
}

void
wire_start(struct wire *w, enum wire_kind kind, uint32_t ticket)
{
    uint32_t header[2] = { kind, ticket };

    w->size = 0;
    w->at = HEADER;
    w->is_spoilt = false;
    put_bytes(w, header, sizeof header);
}

void
wire_put_int(struct wire *w, int32_t value)
{
    put_bytes(w, &value, sizeof value);
}

void
wire_put_long(struct wire *w, long long value)
{
    wire_put_int(w, (int32_t)(value >> 31));
    wire_put_int(w, (int32_t)(value & INT32_MAX));
}

void
wire_put_text(struct wire *w, const char *text, size_t size)
{
    wire_put_int(w, (int32_t)size);
    put_bytes(w, text, size);
}

void
wire_put_ints(struct wire *w, const int *value, int count)
{
    _Static_assert(sizeof *value == sizeof(int32_t), "an int has 32 bits");
    put_bytes(w, value, (size_t)count * sizeof *value);
}

void
wire_put_bools(struct wire *w, const bool *value, int count)
{
    for (int i = 0; i < count; i++)
        wire_put_int(w, value[i]);
}

enum wire_kind
wire_kind(const struct wire *w)
{
    uint32_t kind;

    memcpy(&kind, w->bytes, sizeof kind);
    return (enum wire_kind)kind;
}

uint32_t
wire_ticket(const struct wire *w)
{
    uint32_t ticket;

    memcpy(&ticket, w->bytes + sizeof ticket, sizeof ticket);
    return ticket;
}

int32_t
wire_get_int(struct wire *w)
{
    int32_t value;

    if (w->size - w->at < sizeof value) {
        w->is_spoilt = true;
        return 0;
    }
    memcpy(&value, w->bytes + w->at, sizeof value);
    w->at += sizeof value;
    return value;
}

int32_t
wire_get_range(struct wire *w, int32_t low, int32_t high)
{
    int32_t value = wire_get_int(w);

    if (value < low || value > high) {
        w->is_spoilt = true;
        return low;
    }
    return value;
}

long long
wire_get_long(struct wire *w)
{
    long long high = wire_get_range(w, 0, INT32_MAX);

    return high << 31 | wire_get_range(w, 0, INT32_MAX);
}

bool
wire_get_bool(struct wire *w)
{
    return wire_get_range(w, 0, 1) == 1;
}

void
wire_get_ints(struct wire *w, int *value, int count)
{
    size_t size = count > 0 ? (size_t)count * sizeof *value : 0;

    if (w->size - w->at < size) {
        w->is_spoilt = true;
        memset(value, 0, size);
        return;
    }
    memcpy(value, w->bytes + w->at, size);
    w->at += size;
}

void
wire_get_bools(struct wire *w, bool *value, int count)
{
    for (int i = 0; i < count; i++)
        value[i] = wire_get_bool(w);
}

size_t
wire_get_text(struct wire *w, char *text, size_t size)
{
    int32_t length = wire_get_int(w);
    size_t kept;

    text[0] = '\0';
    if (length < 0 || (size_t)length > w->size - w->at) {
        w->is_spoilt = true;
        return 0;
    }
    kept = (size_t)length < size ? (size_t)length : size - 1;
    memcpy(text, w->bytes + w->at, kept);
    text[kept] = '\0';
    w->at += (size_t)length;
    return kept;
}

bool
wire_has_room(const struct wire *w, const struct wire *other)
{
    return w->size + 2 * sizeof(int32_t) + other->size - HEADER <= WIRE_MAX;
}

void
wire_put_body(struct wire *w, const struct wire *other)
{
    wire_put_text(w, (const char *)other->bytes + HEADER, other->size - HEADER);
}

void
wire_get_body(struct wire *w, struct wire *other)
{
    other->size = HEADER + wire_get_text(w, (char *)other->bytes + HEADER,
                                         WIRE_MAX - HEADER);
    other->at = HEADER;
    other->is_spoilt = false;
}

void
wire_put_reply(struct wire *w, const struct wire *reply)
{
    wire_put_int(w, (int32_t)wire_kind(reply));
    wire_put_body(w, reply);
}

void
wire_get_reply(struct wire *w, struct wire *reply)
{
    uint32_t header[2] = { (uint32_t)wire_get_int(w), wire_ticket(w) };

    wire_get_body(w, reply);
    memcpy(reply->bytes, header, sizeof header);
    reply->is_spoilt = w->is_spoilt;
}

uint64_t
wire_digest_both(uint64_t before, uint64_t next)
{
    uint64_t digest = (before ^ next) * 1099511628211U;

    return digest ^ digest >> 32;
}

uint64_t
wire_digest(const struct wire *w)
{
    uint64_t digest = wire_digest_both(wire_kind(w), w->size), word;
    size_t i = HEADER;

    for (; i + sizeof word <= w->size; i += sizeof word) {
        memcpy(&word, w->bytes + i, sizeof word);
        digest = wire_digest_both(digest, word);
    }
    word = 0;
    memcpy(&word, w->bytes + i, w->size - i);
    return wire_digest_both(digest, word);
}

bool
wire_is_done(const struct wire *w)
{
    return !w->is_spoilt && w->at == w->size;
}

/* Room for one file descriptor beside a record.  */
union passed_fd {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
};

/* Put PASSED into EXTRA, and EXTRA into MESSAGE.  */
static void
attach_fd(struct msghdr *message, union passed_fd *extra, int passed)
{
    struct cmsghdr *c;

    memset(extra, 0, sizeof *extra);
    message->msg_control = extra;
    message->msg_controllen = sizeof extra->room;
    c = CMSG_FIRSTHDR(message);
    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(sizeof passed);
    memcpy(CMSG_DATA(c), &passed, sizeof passed);
}

/* Send W to FD, without a descriptor: code under test cannot call sendmsg.  */
static int
send_with(int fd, const struct wire *w, int flags)
{
    ssize_t sent;

    if (w->is_spoilt) {
        errno = EMSGSIZE;
        return -1;
    }
    do
        sent = send(fd, w->bytes, w->size, MSG_NOSIGNAL | flags);
    while (sent == -1 && errno == EINTR);
    return sent == (ssize_t)w->size ? 0 : -1;
}

int
wire_send(int fd, const struct wire *w)
{
    return send_with(fd, w, 0);
}

int
wire_send_now(int fd, const struct wire *w)
{
    return send_with(fd, w, MSG_DONTWAIT);
}

int
wire_send_fd(int fd, const struct wire *w, int passed)
{
    struct iovec body = { (void *)w->bytes, w->size };
    struct msghdr message = { .msg_iov = &body, .msg_iovlen = 1 };
    union passed_fd extra;
    ssize_t sent = -1;

    if (w->is_spoilt) {
        errno = EMSGSIZE;
        return -1;
    }
    attach_fd(&message, &extra, passed);
    for (int moments = 0; moments < REFS_WAIT; moments++) {
        sent = sendmsg(fd, &message, MSG_NOSIGNAL);
        if (sent == -1 && errno == ETOOMANYREFS)
            poll(NULL, 0, 10);
        else if (sent != -1 || errno != EINTR)
            break;
    }
    return sent == (ssize_t)w->size ? 0 : -1;
}

/* Return the descriptor that came with MESSAGE, or -1.  */
static int
attached_fd(struct msghdr *message)
{
    struct cmsghdr *c = CMSG_FIRSTHDR(message);
    int fd = -1;

    if (c != NULL && c->cmsg_level == SOL_SOCKET &&
        c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fd))
        memcpy(&fd, CMSG_DATA(c), sizeof fd);
    return fd;
}

int
wire_receive(int fd, struct wire *w, int *passed)
{
    struct iovec body = { w->bytes, sizeof w->bytes };
    struct msghdr message = { .msg_iov = &body, .msg_iovlen = 1 };
    union passed_fd extra;
    ssize_t got;

    /* Without room for descriptors the system closes those that come: who is
       not asked for one cannot fill up our table of files.  */
    if (passed != NULL) {
        message.msg_control = &extra;
        message.msg_controllen = sizeof extra.room;
    }
    /* A peer that ends with questions unread resets the connection: that is
       told once, and before what it said last.  */
    do
        got = recvmsg(fd, &message, 0);
    while (got == -1 && (errno == EINTR || errno == ECONNRESET));
    if (passed != NULL)
        *passed = got > 0 ? attached_fd(&message) : -1;
    if (got <= 0)
        return 0;
    w->size = (size_t)got;
    w->at = HEADER;
    w->is_spoilt = false;
    return got < HEADER || message.msg_flags & MSG_TRUNC ? -1 : 1;
}
