/* lab_list.h - the labs there are: what labs/labs.txt says.
   SPDX-License-Identifier: MIT

   A line is a lab's folder and the name of its files without their ending:

       01-safe-check safe_check

   Which of them are part of a course is what course.conf says.  */
#ifndef TOOLS_BASE_LAB_LIST_H
#define TOOLS_BASE_LAB_LIST_H

#include <stdbool.h>

enum { LAB_LIST_MAX = 50 };

struct lab_list {
    int count;
    struct lab {
        char *folder; /* 01-safe-check */
        char *stem;   /* safe_check */
        bool is_out;  /* not part of the course */
    } lab[LAB_LIST_MAX];
};

/* Return the labs of the source tree TREE.  Ends the program if they cannot be
   read.  The caller releases them with lab_list_free.  */
struct lab_list *lab_list_read(const char *tree);
void lab_list_free(struct lab_list *l);

/* Leave out the labs that WANTED (numbers, names or folders between blanks or
   commas) does not name.  Return 0, or -1 and set *UNKNOWN, which the caller
   frees, to the first word in WANTED that names none.  */
int lab_list_choose(struct lab_list *l, const char *wanted, char **unknown);

/* Return the lab that WORD names, or NULL.  */
struct lab *lab_list_find(struct lab_list *l, const char *word);

/* Tell whether WORD names the lab FOLDER: 01-safe-check, 01 or safe-check.  */
bool lab_list_is_named(const char *word, const char *folder);

#endif
