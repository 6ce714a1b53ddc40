/* setting.h - one line "key = value" of a file that a person edits.
   SPDX-License-Identifier: MIT

       struct setting s = { .path = "course.conf" };
       while (setting_next(&s, in))
           if (strcmp(s.key, "cap") == 0)
               cap = setting_number(&s, 0, 100);

   Blanks around key and value do not count, nor do empty lines and those that
   begin with #.  What makes no sense ends the program with FILE:LINE and what
   to say instead.  */
#ifndef TOOLS_BASE_SETTING_H
#define TOOLS_BASE_SETTING_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

struct setting {
    const char *path;
    int line;
    char *key;
    char *value; /* never empty */
    char text[1024];
};

/* Read the next one from IN.  Return false at the end.  */
bool setting_next(struct setting *s, FILE *in);

/* Say that S is wrong, and WHY, and end the program.  */
_Noreturn void setting_refuse(const struct setting *s, const char *why);

/* Return a number such as 12.5 in LOW .. HIGH.  */
double setting_number(const struct setting *s, double low, double high);

/* Return a whole number in 0 .. MOST.  */
uint64_t setting_whole(const struct setting *s, uint64_t most);

/* Return the seconds in "30 minutes", "2 hours", "1.5 days" or "0".  */
double setting_duration(const struct setting *s);

/* Return the moment "2026-10-05 23:59", local time or with a zone, "+02:00".
 */
time_t setting_moment(const struct setting *s);

/* Return which of NAMES, COUNT of them, the value is.  */
int setting_choice(const struct setting *s, const char *const *names,
                   int count);

#endif
