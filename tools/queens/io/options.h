/* options.h - the options of a subcommand: their names, values and help.
   SPDX-License-Identifier: MIT

       struct options o = options_start("codes", "N", "Print the codes.");
       options_flag(&o, "quiet", 'q', &quiet, "say less");
       options_number(&o, "depth", 'd', &depth, 1, 64, "levels to draw");
       options_parse(&o, argc, argv);
       // o.rest[0] .. o.rest[o.rest_count - 1] are the other arguments

   A mistake in the command line ends the program with a message, --help with
   a text that is made from the same calls.  */
#ifndef TOOLS_QUEENS_IO_OPTIONS_H
#define TOOLS_QUEENS_IO_OPTIONS_H

#include <stdbool.h>

enum { OPTIONS_MAX = 32 };

enum option_kind {
    OPTION_FLAG,
    OPTION_NUMBER,
    OPTION_TEXT,
    OPTION_CHOICE,
    OPTION_LIST
};

struct option_spec {
    const char *name;
    char letter; /* 0: it has none */
    enum option_kind kind;
    void *value;        /* bool, long long, const char *, int or an array */
    long long min, max; /* of a number; of a list, how many it has room for */
    int *count;         /* of a list: how many there are */
    const char *const *choices;
    const char *argument; /* how the help calls its value */
    const char *help;
};

struct options {
    const char *command;
    const char *arguments; /* what follows the options */
    const char *summary;
    struct option_spec specs[OPTIONS_MAX];
    int count;
    char **rest;
    int rest_count;
};

/* Return the options of COMMAND, which takes ARGUMENTS besides; SUMMARY, one
   or more lines, says what it does.  */
struct options options_start(const char *command, const char *arguments,
                             const char *summary);

/* Add an option NAME, also called LETTER unless that is 0.  VALUE keeps what
   it holds unless the option is given.  */
void options_flag(struct options *o, const char *name, char letter, bool *value,
                  const char *help);
void options_number(struct options *o, const char *name, char letter,
                    long long *value, long long min, long long max,
                    const char *help);
void options_text(struct options *o, const char *name, char letter,
                  const char **value, const char *argument, const char *help);

/* ... that may be given up to MOST times: the texts go to VALUES.  */
void options_list(struct options *o, const char *name, char letter,
                  const char **values, int most, int *count,
                  const char *argument, const char *help);

/* ... whose value is one of CHOICES, a list that ends with NULL: VALUE becomes
   its index.  */
void options_choice(struct options *o, const char *name, char letter,
                    int *value, const char *const *choices, const char *help);

/* Read the command line, whose word 0 is the subcommand.  */
void options_parse(struct options *o, int argc, char **argv);

/* End the program unless there are MIN .. MAX other arguments.  */
void options_expect_rest(const struct options *o, int min, int max);

/* Read TEXT, called NAME in messages, as a number in MIN .. MAX, or end the
   program.  */
long long options_read_number(const char *name, const char *text, long long min,
                              long long max);

#endif
