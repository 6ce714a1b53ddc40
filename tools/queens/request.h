/* request.h - what the user wants searched: options that subcommands share.
   SPDX-License-Identifier: MIT

       struct request r = request_start();
       request_options(&r, &o);
       options_parse(&o, argc, argv);
       request_read(&r, &o);
       ...
       request_end(&r);

   A request that makes no sense ends the program with a message.  */
#ifndef TOOLS_QUEENS_REQUEST_H
#define TOOLS_QUEENS_REQUEST_H

#include "tools/queens/method.h"
#include "tools/queens/options.h"

enum { REQUEST_MAX_NODES = 1000000 };

struct request {
    /* as given */
    int with; /* index into method_names; -1: the usual one */
    bool first, all, shortest, kit_test;
    long long nth;
    const char *cost_text;
    const char *maze_name;
    long long max_nodes;
    long long timeout; /* seconds; 0: none */
    /* as understood */
    enum method method;
    int n;             /* 0: a maze */
    long long stop_at; /* the solution at which to stop; 0: none */
    struct costs *costs;
    struct maze *maze;
};

struct request request_start(void);

/* Add the options that choose a method, one of NAMES, and an answer...  */
void request_method_options(struct request *r, struct options *o,
                            const char *const *names);

/* ... and those that choose a maze and limit what is drawn.  */
void request_drawing_options(struct request *r, struct options *o);

/* Read the costs, the maze and the one other argument, N.  */
void request_read(struct request *r, const struct options *o);

/* Read TEXT as the size of a board.  */
int request_size(const char *text);

/* Set up a search of R, without watcher, on a new board or R's maze.  The
   caller releases the board.  */
struct method_setup request_setup(const struct request *r);

/* Release what R holds.  */
void request_end(struct request *r);

/* Return the maze in the file NAME.  The caller releases it.  */
struct maze *request_maze(const char *name);

#endif
