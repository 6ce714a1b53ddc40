/* class_list.h - whose results a folder holds.
   SPDX-License-Identifier: MIT

   RESULTS/.labgrade/class.json: everybody who was ever handed to "labgrade
   grade" for that folder.  So that reports can be made without the input, by
   whoever comes last of several at work, and so that another class is not
   mixed in.

       class_list_join(results, roll, "course.conf", NULL, kit);
       struct class_list *c = class_list_read(results);
       // c->id[0]
       class_list_free(c);  */
#ifndef TOOLS_LABGRADE_RECORD_CLASS_LIST_H
#define TOOLS_LABGRADE_RECORD_CLASS_LIST_H

#include "tools/labgrade/intake/roll.h"

struct class_list {
    char *course; /* full path of the settings file, or "none" */
    char *labs;   /* that were asked for; "": as the course says */
    char *notes;  /* lines about the class as a whole */
    char *graded; /* folders of the labs, each followed by a blank */
    int count;
    char **id;
};

/* Write that ROLL belongs to RESULTS, with those who were there before: graded
   by the settings in the file COURSE (NULL: none), and of LABS (NULL: as the
   course says).  Ends the program if fewer than half of those who were there
   are in ROLL, for it is another class, or if a lab that was graded is not in
   K, for its marks would be lost.  */
void class_list_join(const char *results, const struct roll *roll,
                     const char *course, const char *labs, const struct kit *k);

/* Return the list of RESULTS, or NULL if there is none.  */
struct class_list *class_list_read(const char *results);
void class_list_free(struct class_list *c);

#endif
