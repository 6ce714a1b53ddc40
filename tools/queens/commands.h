/* commands.h - the subcommands of queens: each with a man page.
   SPDX-License-Identifier: MIT

   Each takes its part of the command line, from its name on, and returns the
   exit status of the program.  */
#ifndef TOOLS_QUEENS_COMMANDS_H
#define TOOLS_QUEENS_COMMANDS_H

int solve_main(int argc, char **argv);
int compare_main(int argc, char **argv);
int trace_main(int argc, char **argv);
int board_main(int argc, char **argv);
int codes_main(int argc, char **argv);
int maze_main(int argc, char **argv);
int tree_main(int argc, char **argv);
int play_main(int argc, char **argv);
int diff_main(int argc, char **argv);

/* Where there are engines (HAVE_ENGINES).  */
int count_main(int argc, char **argv);
int bench_main(int argc, char **argv);

#endif
