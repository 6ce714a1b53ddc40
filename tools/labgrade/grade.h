/* grade.h - the commands of labgrade.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_GRADE_H
#define TOOLS_LABGRADE_GRADE_H

/* Do what the words say.  Return the exit status: 0 whatever the marks are,
   2 for bad usage, 75 if something is left for a person.  */
int grade_main(int argc, char **argv);

/* Prove that the walls around submissions hold, and print their names.  */
int layers_main(int argc, char **argv);

/* Make an upload for a school's system.  */
int bundle_main(int argc, char **argv);

#endif
