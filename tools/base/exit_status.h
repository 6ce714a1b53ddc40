/* exit_status.h - what the exit status of every program of the kit means.
   SPDX-License-Identifier: MIT

   The only list: programs and suites use these names, scripts ask
   tools/base/exit-status, and the man pages say the same.  */
#ifndef TOOLS_BASE_EXIT_STATUS_H
#define TOOLS_BASE_EXIT_STATUS_H

enum exit_status {
    EXIT_OK = 0,        /* whatever the marks are */
    EXIT_NONE = 1,      /* no solution, no way, trees that differ, or
                           points that were lost */
    EXIT_USAGE = 2,     /* the command line or an input file makes no sense */
    EXIT_CODE = 4,      /* the code that searches failed, or was stopped */
    EXIT_NO_WALLS = 69, /* nothing here confines code that is not trusted */
    EXIT_TROUBLE = 75   /* the program's own: a file, another program, memory,
                           a judge not to be trusted; nobody is blamed */
};

#endif
