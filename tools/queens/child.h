/* child.h - a piece of work in a process of its own.
   SPDX-License-Identifier: MIT

   A lab's code may crash, never end or call exit.  So it runs in a child of
   this program, which hears from it through a pipe and survives it.  What the
   code prints goes to standard error, so that it does not spoil a picture on
   standard output; it reads from an empty file.

       struct child c;
       child_start(&c, work, argument);
       ... read from c.fd until its end ...
       switch (child_wait(&c)) ...  */
#ifndef TOOLS_QUEENS_CHILD_H
#define TOOLS_QUEENS_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

enum child_fate {
    CHILD_DONE,        /* the work returned */
    CHILD_TODO,        /* it came to code that is not written yet */
    CHILD_CRASHED,     /* a signal ended it */
    CHILD_EXITED,      /* it called exit */
    CHILD_INTERRUPTED, /* the user pressed Ctrl-C */
    CHILD_LIMITED,     /* child_stop ended it */
    CHILD_TIMED_OUT    /* it took longer than allowed */
};

/* What a child leaves behind.  */
struct child_words {
    bool is_done;       /* its work returned */
    bool is_stack_full; /* it dies, since its stack is used up */
};

struct child {
    pid_t pid;
    int fd;     /* what it writes can be read here */
    double end; /* when it must end, by child_clock; 0: never */
    struct child_words *last_words; /* shared with the child */
    bool is_stack_full;      /* once waited for: its recursion was too deep */
    int signal;              /* once waited for: what ended it */
    enum child_fate stopped; /* why we ended it; CHILD_DONE: we did not */
};

/* Work to do: it may write on OUT.  */
typedef void child_work(void *self, int out);

/* Start WORK(SELF, ...) in a child that may take SECONDS; 0: as long as it
   likes.  Ends the program if that cannot be done.  */
void child_start(struct child *c, child_work *work, void *self, double seconds);

/* Read up to SIZE bytes from the child.  Return how many, 0 at the end: the
   child has ended, on its own, by the user or since its time is over.  */
size_t child_read(struct child *c, void *buffer, size_t size);

/* End the child: it has done enough.  */
void child_stop(struct child *c);

/* Wait for the end of C and return how it ended.  */
enum child_fate child_wait(struct child *c);

/* Return SIZE bytes that this process and its children share, all 0.  */
void *child_share(size_t size);
void child_unshare(void *p, size_t size);

/* Return seconds of a clock that only goes forward.  */
double child_clock(void);

/* Put into TEXT, SIZE bytes long, how C ended, as a phrase about WHO: "your
   code crashed: Segmentation fault".  Empty if its work was done.  */
void child_describe(const struct child *c, enum child_fate fate,
                    const char *who, char *text, size_t size);

#endif
