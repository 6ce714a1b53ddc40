/* argv.h - a command, put together word by word.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_BASE_ARGV_H
#define TOOLS_BASE_ARGV_H

enum { ARGV_MAX = 300 };

/* The words, ended by NULL: fit for process_order's argv.  */
struct argv {
    int count;
    char *word[ARGV_MAX + 1];
};

/* Append WORD, or each of several ended by NULL.  */
void argv_add(struct argv *w, const char *word);
void argv_add_all(struct argv *w, const char *word, ...)
    __attribute__((sentinel));

/* Append a word made as by printf.  */
void argv_add_format(struct argv *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Append OPTION before each word of OTHER and the word itself.  */
void argv_add_each(struct argv *w, const char *option,
                   const struct argv *other);

/* Forget all words.  */
void argv_clear(struct argv *w);

#endif
