/* test_wire.c - unit tests of the records between judge, host and plug-in.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/wire/wire.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lib/random.h"
#include "tests/lib/main.h"
#include "tools/judge/wire/live_move.h"

static struct wire w, got;
static int ends[2];

static void
set_up(void)
{
    ck_assert_int_eq(wire_pair(ends), 0);
    wire_start(&w, WIRE_CALL, 0xfeedbeefU);
}

static void
tear_down(void)
{
    close(ends[0]);
    close(ends[1]);
}

START_TEST(what_is_put_comes_out)
{
    char text[16];

    wire_put_int(&w, -1);
    wire_put_text(&w, "queen", 5);
    wire_put_int(&w, INT32_MAX);
    ck_assert_int_eq(wire_send(ends[0], &w), 0);
    ck_assert_int_eq(wire_receive(ends[1], &got, NULL), 1);
    ck_assert_int_eq(wire_kind(&got), WIRE_CALL);
    ck_assert_uint_eq(wire_ticket(&got), 0xfeedbeefU);
    ck_assert_int_eq(wire_get_int(&got), -1);
    ck_assert_uint_eq(wire_get_text(&got, text, sizeof text), 5);
    ck_assert_str_eq(text, "queen");
    ck_assert(!wire_is_done(&got));
    ck_assert_int_eq(wire_get_int(&got), INT32_MAX);
    ck_assert(wire_is_done(&got));
}
END_TEST

START_TEST(reading_beyond_the_end_spoils)
{
    wire_put_int(&w, 5);
    ck_assert_int_eq(wire_get_int(&w), 5);
    ck_assert_int_eq(wire_get_int(&w), 0);
    ck_assert(!wire_is_done(&w));
}
END_TEST

START_TEST(a_number_out_of_range_spoils)
{
    wire_put_int(&w, 2);
    ck_assert(!wire_get_bool(&w));
    ck_assert(!wire_is_done(&w));
    wire_start(&w, WIRE_CALL, 0);
    wire_put_int(&w, 8);
    ck_assert_int_eq(wire_get_range(&w, 1, 7), 1);
    ck_assert(!wire_is_done(&w));
}
END_TEST

START_TEST(a_long_text_is_cut)
{
    char text[4];

    wire_put_text(&w, "a long text", 11);
    ck_assert_uint_eq(wire_get_text(&w, text, sizeof text), 3);
    ck_assert_str_eq(text, "a l");
    ck_assert(wire_is_done(&w));
}
END_TEST

/* Lengths that a text cannot have.  */
static const int32_t lengths[] = { -1, 6, INT32_MIN, INT32_MAX };

START_TEST(a_text_with_a_false_length_spoils)
{
    char text[16] = "old";

    wire_put_int(&w, lengths[_i]);
    wire_put_int(&w, 0);
    ck_assert_uint_eq(wire_get_text(&w, text, sizeof text), 0);
    ck_assert_str_eq(text, "");
    ck_assert(!wire_is_done(&w));
}
END_TEST

START_TEST(a_record_that_is_too_long_is_not_sent)
{
    for (int i = 0; i <= WIRE_MAX / 4; i++)
        wire_put_int(&w, i);
    ck_assert_int_eq(wire_send(ends[0], &w), -1);
    ck_assert_int_eq(errno, EMSGSIZE);
}
END_TEST

START_TEST(the_longest_record_arrives_whole)
{
    while (w.size + 4 <= WIRE_MAX)
        wire_put_int(&w, (int32_t)w.size);
    ck_assert_int_eq(wire_send(ends[0], &w), 0);
    ck_assert_int_eq(wire_receive(ends[1], &got, NULL), 1);
    ck_assert_uint_eq(got.size, WIRE_MAX);
    ck_assert_mem_eq(got.bytes, w.bytes, WIRE_MAX);
}
END_TEST

START_TEST(what_is_no_record_is_refused)
{
    static char large[WIRE_MAX + 1];

    send(ends[0], "short", 5, 0);
    ck_assert_int_eq(wire_receive(ends[1], &got, NULL), -1);
    ck_assert_int_eq(send(ends[0], large, sizeof large, 0), sizeof large);
    ck_assert_int_eq(wire_receive(ends[1], &got, NULL), -1);
}
END_TEST

START_TEST(the_end_is_seen)
{
    close(ends[0]);
    ck_assert_int_eq(wire_receive(ends[1], &got, NULL), 0);
    ck_assert_int_eq(wire_send(ends[1], &w), -1);
}
END_TEST

START_TEST(a_descriptor_comes_along)
{
    int fd, null = open("/dev/null", O_RDONLY);

    ck_assert_int_eq(wire_send_fd(ends[0], &w, null), 0);
    close(null);
    ck_assert_int_eq(wire_receive(ends[1], &got, &fd), 1);
    ck_assert_int_ne(fcntl(fd, F_GETFD), -1);
    close(fd);
    wire_send(ends[0], &w);
    ck_assert_int_eq(wire_receive(ends[1], &got, &fd), 1);
    ck_assert_int_eq(fd, -1);
}
END_TEST

#ifdef __linux__
/* Send open files to FD, which nobody reads, until it is full or the system
   refuses.  Return errno.  */
static int
send_files(int fd)
{
    static union {
        struct cmsghdr header;
        char room[CMSG_SPACE(64 * sizeof(int))];
    } extra; /* 64 times standard input */
    struct iovec body = { "", 1 };
    struct msghdr message = { .msg_iov = &body,
                              .msg_iovlen = 1,
                              .msg_control = &extra,
                              .msg_controllen = sizeof extra.room };

    extra.header.cmsg_level = SOL_SOCKET;
    extra.header.cmsg_type = SCM_RIGHTS;
    extra.header.cmsg_len = CMSG_LEN(64 * sizeof(int));
    while (sendmsg(fd, &message, MSG_DONTWAIT) != -1)
        continue;
    return errno;
}

/* Have as many open files on their way as a user may have, write to TOLD, and
   let go of them some time later.  */
static void
hold_files(int told)
{
    int pair[2];

    do
        if (wire_pair(pair) == -1)
            _exit(1);
    while (send_files(pair[0]) != ETOOMANYREFS);
    if (write(told, "", 1) == 1)
        poll(NULL, 0, 200);
    _exit(0);
}

/* As an ordinary user, who has a limit.  */
static void
send_while_others_hold(void)
{
    int told[2];
    char byte;

    if ((geteuid() == 0 && setuid(65534) == -1) || pipe(told) == -1)
        _exit(1);
    if (fork() == 0)
        hold_files(told[1]);
    close(told[1]);
    if (read(told[0], &byte, 1) != 1)
        _exit(1);
    _exit(wire_send_fd(ends[0], &w, told[0]) == 0 ? 0 : 2);
}

START_TEST(a_descriptor_waits_while_too_many_are_on_their_way)
{
    pid_t sender = fork();
    int status;

    if (sender == 0)
        send_while_others_hold();
    ck_assert_int_eq(waitpid(sender, &status, 0), sender);
    ck_assert_int_eq(status, 0);
    ck_assert_int_eq(wire_receive(ends[1], &got, NULL), 1);
}
END_TEST
#endif

START_TEST(a_descriptor_nobody_wants_is_dropped)
{
    int next = open("/dev/null", O_RDONLY), later;

    for (int i = 0; i < 100; i++) {
        wire_send_fd(ends[0], &w, ends[0]);
        ck_assert_int_eq(wire_receive(ends[1], &got, NULL), 1);
    }
    later = open("/dev/null", O_RDONLY);
    ck_assert_int_eq(later, next + 1);
    close(next);
    close(later);
}
END_TEST

START_TEST(nobody_waits_for_one_who_does_not_read)
{
    int sent = 0;

    while (wire_send_now(ends[0], &w) == 0)
        ck_assert_int_lt(++sent, 1000000);
    ck_assert(errno == EAGAIN || errno == ENOBUFS);
    ck_assert_int_gt(sent, 0);
}
END_TEST

/* They are made on the judge's own list: one that a rule of the list forbids
   must be refused before the list stops us.  */
START_TEST(no_moves_of_a_list_stop_us)
{
    struct random r = random_start((uint64_t)_i);
    struct live_moves m = { live_new(3, (enum live_order)(_i % 3), 200), -1,
                            LIVE_NONE };

    for (int i = 0; i < 5000; i++) {
        int move = LIVE_MOVE_ADD + random_below(&r, 5);
        int node = random_below(&r, live_generated(m.list) + 2) - 1;

        live_move_make(&m, move, node, random_below(&r, 5) - 1);
    }
    live_free(m.list);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("wire");
    TCase *tc = tcase_create("wire");

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, what_is_put_comes_out);
    tcase_add_test(tc, reading_beyond_the_end_spoils);
    tcase_add_test(tc, a_number_out_of_range_spoils);
    tcase_add_test(tc, a_long_text_is_cut);
    tcase_add_loop_test(tc, a_text_with_a_false_length_spoils, 0, 4);
    tcase_add_test(tc, a_record_that_is_too_long_is_not_sent);
    tcase_add_test(tc, the_longest_record_arrives_whole);
    tcase_add_test(tc, what_is_no_record_is_refused);
    tcase_add_test(tc, the_end_is_seen);
    tcase_add_test(tc, a_descriptor_comes_along);
#ifdef __linux__
    tcase_add_test(tc, a_descriptor_waits_while_too_many_are_on_their_way);
#endif
    tcase_add_test(tc, a_descriptor_nobody_wants_is_dropped);
    tcase_add_test(tc, nobody_waits_for_one_who_does_not_read);
    tcase_add_loop_test(tc, no_moves_of_a_list_stop_us, 0, 30);
    suite_add_tcase(s, tc);
    return s;
}
