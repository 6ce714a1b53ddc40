/* handin_name.h - what the name of a handed-in file says, by school system.
   SPDX-License-Identifier: MIT

       Moodle   Full Name_123_assignsubmission_file[_queens.c]
       Canvas   doejane[_LATE]_123_456_queens-1.c
                [LATE_]anon_123_456_queens.c
       plain    jane, jane.zip, jane-01-safe-check.tar.gz, jane.c  */
#ifndef TOOLS_LABGRADE_INTAKE_HANDIN_NAME_H
#define TOOLS_LABGRADE_INTAKE_HANDIN_NAME_H

#include <stdbool.h>

enum handin_name_school { SCHOOL_NONE, SCHOOL_MOODLE, SCHOOL_CANVAS };

struct handin_name {
    enum handin_name_school school;
    char *name;      /* the student's: Full Name, doejane, jane */
    char *school_id; /* 123, or "" */
    char *file;      /* what the student called the file, or "" */
    bool is_late;    /* the school system says so */
};

/* Return what NAME, the last part of a path, says.  IS_FOLDER tells what it
   names; FOLDERS are the kit's labs, ended by NULL, which "make handin" puts
   behind the student's id.  The caller releases it with handin_name_free.  */
struct handin_name handin_name_read(const char *name, bool is_folder,
                                    const char *const *folders);
void handin_name_free(struct handin_name *l);

/* Return the length of NAME without the ending of an archive or a C file.  */
int handin_name_length(const char *name);

/* Tell whether NAME ends as an archive does.  */
bool handin_name_is_archive(const char *name);

/* Tell whether NAME is one that Moodle gives a submission.  */
bool handin_name_is_of_moodle(const char *name);

/* Tell whether NAME is that of a C file.  */
bool handin_name_is_source(const char *name);

#endif
