/* export.h - one record in the form that a school's system reads.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_SCHOOL_EXPORT_H
#define TOOLS_LABGRADE_SCHOOL_EXPORT_H

/* "labgrade export SYSTEM RECORD.json": write it on standard output.  What the
   course does not reveal is left out, and adjustments are applied.  */
int export_main(int argc, char **argv);

#endif
