/* options.c - the options of a subcommand: their names, values and help.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/io/options.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/require.h"
#include "tools/base/say.h"

enum { HELP = 256, FIRST_LONG = 257 }; /* beyond every letter */

struct options
options_start(const char *command, const char *arguments, const char *summary)
{
    return (struct options){ .command = command,
                             .arguments = arguments,
                             .summary = summary };
}

static void
add(struct options *o, struct option_spec spec)
{
    REQUIRE(o->count < OPTIONS_MAX, "options: more than %d", OPTIONS_MAX);
    o->specs[o->count++] = spec;
}

void
options_flag(struct options *o, const char *name, char letter, bool *value,
             const char *help)
{
    add(o, (struct option_spec){ .name = name,
                                 .letter = letter,
                                 .kind = OPTION_FLAG,
                                 .value = value,
                                 .help = help });
}

void
options_number(struct options *o, const char *name, char letter,
               long long *value, long long min, long long max, const char *help)
{
    add(o, (struct option_spec){ .name = name,
                                 .letter = letter,
                                 .kind = OPTION_NUMBER,
                                 .value = value,
                                 .min = min,
                                 .max = max,
                                 .argument = "K",
                                 .help = help });
}

void
options_text(struct options *o, const char *name, char letter,
             const char **value, const char *argument, const char *help)
{
    add(o, (struct option_spec){ .name = name,
                                 .letter = letter,
                                 .kind = OPTION_TEXT,
                                 .value = value,
                                 .argument = argument,
                                 .help = help });
}

void
options_list(struct options *o, const char *name, char letter,
             const char **values, int most, int *count, const char *argument,
             const char *help)
{
    add(o, (struct option_spec){ .name = name,
                                 .letter = letter,
                                 .kind = OPTION_LIST,
                                 .value = values,
                                 .max = most,
                                 .count = count,
                                 .argument = argument,
                                 .help = help });
}

void
options_choice(struct options *o, const char *name, char letter, int *value,
               const char *const *choices, const char *help)
{
    add(o, (struct option_spec){ .name = name,
                                 .letter = letter,
                                 .kind = OPTION_CHOICE,
                                 .value = value,
                                 .choices = choices,
                                 .argument = "NAME",
                                 .help = help });
}

static void
print_names(const struct option_spec *s)
{
    char names[80];
    int length =
        snprintf(names, sizeof names, "  %c%c%s--%s%s%s", s->letter ? '-' : ' ',
                 s->letter ? s->letter : ' ', s->letter ? ", " : "  ", s->name,
                 s->argument ? " " : "", s->argument ? s->argument : "");

    printf("%-24s%s", names, length >= 24 ? " " : "");
}

static void
print_help(const struct options *o)
{
    printf("usage: queens %s [options] %s\n\n%s\n\n", o->command, o->arguments,
           o->summary);
    for (int i = 0; i < o->count; i++) {
        const struct option_spec *s = &o->specs[i];

        print_names(s);
        fputs(s->help, stdout);
        for (int k = 0; s->choices != NULL && s->choices[k] != NULL; k++)
            printf("%s%s", k == 0 ? ": " : ", ", s->choices[k]);
        putchar('\n');
    }
    fputs("      --help            show this text\n", stdout);
    printf("\nThe manual page says more: docs/man/queens-%s.1, or once "
           "installed\nman queens-%s\n",
           o->command, o->command);
    exit(fflush(stdout) == 0 ? EXIT_OK : EXIT_TROUBLE);
}

long long
options_read_number(const char *name, const char *text, long long min,
                    long long max)
{
    char *end;
    long long value;

    errno = 0;
    value = strtoll(text, &end, 10);
    if (end == text || *end != '\0' || isspace((unsigned char)*text))
        say_usage("%s wants a number from %lld to %lld, not '%s'", name, min,
                  max, text);
    if (errno == ERANGE || value < min || value > max)
        say_usage("%s must lie in %lld .. %lld, which %s does not", name, min,
                  max, text);
    return value;
}

/* Tell whether A and B are one word, whatever hyphens are in it: look-ahead is
   lookahead.  */
static bool
is_same_word(const char *a, const char *b)
{
    do {
        a += strspn(a, "-");
        b += strspn(b, "-");
        if (*a != *b)
            return false;
        b++;
    } while (*a++ != '\0');
    return true;
}

static int
read_choice(const struct option_spec *s, const char *text)
{
    char list[160] = "";

    for (int k = 0; s->choices[k] != NULL; k++) {
        if (is_same_word(s->choices[k], text))
            return k;
        strncat(list, k == 0 ? "" : ", ", sizeof list - strlen(list) - 1);
        strncat(list, s->choices[k], sizeof list - strlen(list) - 1);
    }
    say_usage("--%s knows no '%s': choose one of %s", s->name, text, list);
}

static void
set(const struct option_spec *s, const char *text)
{
    char name[40];

    snprintf(name, sizeof name, "--%s", s->name);
    switch (s->kind) {
    case OPTION_FLAG:
        *(bool *)s->value = true;
        break;
    case OPTION_NUMBER:
        *(long long *)s->value =
            options_read_number(name, text, s->min, s->max);
        break;
    case OPTION_TEXT:
        *(const char **)s->value = text;
        break;
    case OPTION_LIST:
        if (*s->count == s->max)
            say_usage("%s can be given %lld times, not more", name, s->max);
        ((const char **)s->value)[(*s->count)++] = text;
        break;
    case OPTION_CHOICE:
        *(int *)s->value = read_choice(s, text);
        break;
    }
}

/* Write the options of O in the two forms that getopt_long reads.  */
static void
prepare(const struct options *o, struct option *list, char *letters)
{
    *letters++ = ':'; /* tell an unknown option from a missing value */
    for (int i = 0; i < o->count; i++) {
        const struct option_spec *s = &o->specs[i];

        list[i] = (struct option){ s->name,
                                   s->kind == OPTION_FLAG ? no_argument
                                                          : required_argument,
                                   NULL, FIRST_LONG + i };
        if (s->letter != 0)
            *letters++ = s->letter;
        if (s->letter != 0 && s->kind != OPTION_FLAG)
            *letters++ = ':';
    }
    list[o->count] = (struct option){ "help", no_argument, NULL, HELP };
    list[o->count + 1] = (struct option){ NULL, 0, NULL, 0 };
    *letters = '\0';
}

/* Return the option that getopt_long means by C.  */
static const struct option_spec *
spec_of(const struct options *o, int c)
{
    if (c >= FIRST_LONG)
        return &o->specs[c - FIRST_LONG];
    for (int i = 0; i < o->count; i++)
        if (o->specs[i].letter == c)
            return &o->specs[i];
    return NULL;
}

/* Tell whether WORD is one of the options of O, written out.  */
static bool
is_option(const struct options *o, const char *word)
{
    if (word[0] != '-')
        return false;
    for (int i = 0; i < o->count; i++)
        if ((word[1] == '-' && strcmp(word + 2, o->specs[i].name) == 0) ||
            (word[1] != '\0' && word[1] == o->specs[i].letter &&
             word[2] == '\0'))
            return true;
    return false;
}

/* Refuse the value VALUE of S if it is a word of its own that is an option of
   O: "--cost -o FILE" forgot the costs.  */
static void
check_value(const struct options *o, const struct option_spec *s,
            const char *word, const char *value)
{
    if (value != NULL && value == word && is_option(o, value))
        say_usage("--%s wants a value behind it, and found the option %s",
                  s->name, value);
}

/* Refuse what is no option: a letter, or WORD.  */
static _Noreturn void
refuse(const char *word)
{
    if (optopt >= '0' && optopt <= '9')
        say_usage("no number may be below 0 here");
    if (optopt > 0 && optopt < HELP)
        say_usage("there is no option -%c", optopt);
    say_usage("there is no option %s", word);
}

void
options_parse(struct options *o, int argc, char **argv)
{
    struct option list[OPTIONS_MAX + 2];
    char letters[2 * OPTIONS_MAX + 2];
    int c;

    prepare(o, list, letters);
    say_command(o->command);
    while ((c = getopt_long(argc, argv, letters, list, NULL)) != -1) {
        const struct option_spec *s = spec_of(o, c);

        if (c == HELP)
            print_help(o);
        if (c == ':')
            say_usage("%s wants a value behind it", argv[optind - 1]);
        if (s == NULL)
            refuse(argv[optind - 1]);
        check_value(o, s, argv[optind - 1], optarg);
        set(s, optarg);
    }
    o->rest = argv + optind;
    o->rest_count = argc - optind;
}

void
options_expect_rest(const struct options *o, int min, int max)
{
    if (o->rest_count < min)
        say_usage("%s is missing", o->arguments);
    if (o->rest_count > max)
        say_usage("'%s' is one argument too many", o->rest[max]);
}
