/* test_output.c - unit tests of what a host keeps of a child's output.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/host/output.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tests/lib/main.h"

static struct output o;
static char text[OUTPUT_MAX + 1];

static void
print(int fd, const char *bytes, size_t count)
{
    ck_assert_int_eq(write(fd, bytes, count), (ssize_t)count);
    output_read(&o);
}

static size_t
end(int fd)
{
    size_t size;

    close(fd);
    size = output_end(&o, text);
    ck_assert_uint_le(size, OUTPUT_MAX);
    text[size] = '\0';
    return size;
}

START_TEST(a_little_is_kept_whole)
{
    int fd = output_start(&o);

    print(fd, "hello ", 6);
    print(fd, "world\n", 6);
    ck_assert_uint_eq(end(fd), 12);
    ck_assert_str_eq(text, "hello world\n");
}
END_TEST

START_TEST(nothing_is_nothing)
{
    int fd = output_start(&o);

    output_read(&o); /* does not wait */
    ck_assert_uint_eq(end(fd), 0);
}
END_TEST

START_TEST(much_keeps_its_beginning_and_its_end)
{
    int fd = output_start(&o);
    char line[16];

    for (int i = 0; i < 20000; i++) {
        snprintf(line, sizeof line, "line %5d\n", i);
        print(fd, line, 11);
    }
    end(fd);
    ck_assert(strncmp(text, "line     0\nline     1\n", 22) == 0);
    ck_assert_ptr_nonnull(strstr(text, "\n...\n"));
    ck_assert_str_eq(text + strlen(text) - 22, "line 19998\nline 19999\n");
}
END_TEST

/* Sizes around those where something changes.  */
static const size_t sizes[] = { OUTPUT_HEAD - 1, OUTPUT_HEAD, OUTPUT_HEAD + 1,
                                OUTPUT_HEAD + OUTPUT_TAIL - 1,
                                OUTPUT_HEAD + OUTPUT_TAIL };

START_TEST(what_has_room_is_kept_whole)
{
    int fd = output_start(&o);

    for (size_t i = 0; i < sizes[_i]; i++)
        print(fd, i % 7 == 0 ? "x" : "y", 1);
    ck_assert_uint_eq(end(fd), sizes[_i]);
    for (size_t i = 0; i < sizes[_i]; i++)
        ck_assert_int_eq(text[i], i % 7 == 0 ? 'x' : 'y');
}
END_TEST

START_TEST(the_next_child_begins_anew)
{
    int fd = output_start(&o);

    print(fd, "old", 3);
    end(fd);
    fd = output_start(&o);
    print(fd, "new", 3);
    end(fd);
    ck_assert_str_eq(text, "new");
}
END_TEST

START_TEST(what_earlier_calls_printed_is_dropped)
{
    int fd = output_start(&o);

    print(fd, "first\n\36second\n\36third", 20);
    print(fd, " call\n", 6);
    end(fd);
    ck_assert_str_eq(text, "third call\n");
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("output");
    TCase *tc = tcase_create("output");

    tcase_add_test(tc, a_little_is_kept_whole);
    tcase_add_test(tc, nothing_is_nothing);
    tcase_add_test(tc, much_keeps_its_beginning_and_its_end);
    tcase_add_loop_test(tc, what_has_room_is_kept_whole, 0,
                        sizeof sizes / sizeof sizes[0]);
    tcase_add_test(tc, the_next_child_begins_anew);
    tcase_add_test(tc, what_earlier_calls_printed_is_dropped);
    suite_add_tcase(s, tc);
    return s;
}
