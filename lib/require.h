/* require.h - stop a caller who breaks the rules of a call.
   SPDX-License-Identifier: MIT

   For misuse only, which is a bug in the calling program: a failure that a
   correct caller can meet is returned.  Never compiled out.

       REQUIRE(b != NULL, "board_size: the board is NULL");  */
#ifndef LIB_REQUIRE_H
#define LIB_REQUIRE_H

/* Stop the program with the printf-like message unless CONDITION holds.  */
#define REQUIRE(condition, ...)                                                \
    do {                                                                       \
        if (!(condition))                                                      \
            require_failed(__VA_ARGS__);                                       \
    } while (0)

/* Write the message made from FORMAT on standard error and abort.  */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2), cold))
#endif
_Noreturn void
require_failed(const char *format, ...);

#endif
