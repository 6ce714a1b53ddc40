/* words.h - a command, put together word by word.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_WORDS_H
#define TOOLS_LABGRADE_WORDS_H

enum { WORDS_MAX = 300 };

/* The words, ended by NULL: fit for process_order's argv.  */
struct words {
    int count;
    char *word[WORDS_MAX + 1];
};

/* Append WORD, or each of several ended by NULL.  */
void words_add(struct words *w, const char *word);
void words_add_all(struct words *w, const char *word, ...)
    __attribute__((sentinel));

/* Append a word made as by printf.  */
void words_add_format(struct words *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Append OPTION before each word of OTHER and the word itself.  */
void words_add_each(struct words *w, const char *option,
                    const struct words *other);

/* Forget all words.  */
void words_clear(struct words *w);

#endif
