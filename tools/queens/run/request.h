/* request.h - what the user wants searched: options that subcommands share.
   SPDX-License-Identifier: MIT

       struct request r = request_start();
       request_options(&r, &o);
       options_parse(&o, argc, argv);
       request_read(&r, &o);
       // ...
       request_end(&r);

   A request that makes no sense ends the program with a message.  */
#ifndef TOOLS_QUEENS_RUN_REQUEST_H
#define TOOLS_QUEENS_RUN_REQUEST_H

#include "tools/queens/io/options.h"
#include "tools/queens/run/method.h"

enum {
    REQUEST_MAX_NODES = 1000000,
    REQUEST_CODE_SECONDS = 10 /* for the code of --code, unless it is said */
};

struct request {
    /* as given */
    int with; /* index into NAMES; -1: the usual method */
    const char *const *names;
    bool first, all, shortest, kit_test;
    long long nth;
    int live; /* enum live_order; -1: not over a list */
    const char *cost_text;
    const char *maze_name;
    long long max_nodes;
    long long timeout; /* seconds; 0: none */
    bool wants_calls;  /* to be told which are open at each move */
    /* as understood */
    const struct method *method;
    int n;             /* 0: a maze */
    long long stop_at; /* the solution at which to stop; 0: none */
    struct costs *costs;
    struct maze *maze;
};

struct request request_start(void);

/* Add the options that choose a method, one of KINDS (METHOD_ ...), and an
   answer...  */
void request_method_options(struct request *r, struct options *o, int kinds);

/* ... and those that choose a maze and limit what is drawn.  */
void request_drawing_options(struct request *r, struct options *o);

/* Add the option to search over a list of live nodes.  */
void request_live_option(struct request *r, struct options *o);

/* Read the costs, the maze and the one other argument, N.  */
void request_read(struct request *r, const struct options *o);

/* Read TEXT as the size of a board.  */
int request_size(const char *text);

/* Let R lead the rat through the maze in the file NAME, by the method that it
   wants.  */
void request_read_maze(struct request *r, const char *name);

/* Set up a search of R, without watcher, on a new board or a copy of R's maze.
   The caller releases both.  */
struct method_setup request_setup(const struct request *r);

/* Release what R holds.  */
void request_end(struct request *r);
#endif
