/* source.h - the files that were graded, for those who compare them.
   SPDX-License-Identifier: MIT

   RESULTS/.labgrade/sources/HASH holds the text whose hash a record names:
   once, however many handed it in.  */
#ifndef TOOLS_LABGRADE_RECORD_SOURCE_H
#define TOOLS_LABGRADE_RECORD_SOURCE_H

#include <stddef.h>

/* Make sure that the text SOURCE of SIZE bytes, which has that HASH, is kept
   for RESULTS.  Ends the program if it cannot.  */
void source_keep(const char *results, const char *hash, const char *source,
                 size_t size);

/* Return the text, or NULL if there is none.  The caller releases it.  */
char *source_read(const char *results, const char *hash);

#endif
