/* text_index.h - numbers that are found by a text.
   SPDX-License-Identifier: MIT

       struct text_index t = { NULL };
       text_index_number(&t, must_copy("ann"), 0);
       if (text_index_number(&t, must_copy("ann"), 7) == 0)
           puts("ann was there before");
       text_index_clear(&t);  */
#ifndef TOOLS_LABGRADE_INTAKE_TEXT_INDEX_H
#define TOOLS_LABGRADE_INTAKE_TEXT_INDEX_H

struct text_index {
    void *tree;
};

/* Return the number of TEXT in T, which is NUMBER from now on if it had none.
   TEXT is released here.  */
int text_index_number(struct text_index *t, char *text, int number);

/* Forget all.  */
void text_index_clear(struct text_index *t);

#endif
