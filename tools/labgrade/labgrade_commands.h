/* labgrade_commands.h - the commands of labgrade.
   SPDX-License-Identifier: MIT

   Each does what the words say, and returns the exit status.  */
#ifndef TOOLS_LABGRADE_LABGRADE_COMMANDS_H
#define TOOLS_LABGRADE_LABGRADE_COMMANDS_H

/* Grade a class: EXIT_OK whatever the marks are.  */
int grade_main(int argc, char **argv);

/* Make every report of a results folder from its records.  */
int report_main(int argc, char **argv);

/* Find submissions of a results folder that may be copies.  */
int similar_main(int argc, char **argv);

/* Grade in shares, by GNU parallel or by Slurm.  */
int run_main(int argc, char **argv);

/* Prove that the walls around submissions hold, and print their names.  */
int layers_main(int argc, char **argv);

/* Make an upload for a school's system.  */
int bundle_main(int argc, char **argv);

#endif
