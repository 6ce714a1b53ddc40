/* grade_command.h - the commands of labgrade.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_GRADE_COMMAND_H
#define TOOLS_LABGRADE_GRADE_COMMAND_H

#include "tools/labgrade/intake/grade_options.h"

/* Do what the words say.  Return the exit status: 0 whatever the marks are,
   EXIT_USAGE, or EXIT_TROUBLE if something is left for a person.  */
int grade_main(int argc, char **argv);

/* End the program if what O names cannot be graded.  */
void grade_check(const struct grade_options *o);

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
