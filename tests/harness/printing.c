/* printing.c - what the code under test prints, sent on in large pieces.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/printing.h"

#include "config.h"

#include <stdio.h>
#include <unistd.h>
#ifdef HAVE_STDIO_EXT_H
#include <stdio_ext.h>
#endif

void
printing_send(void)
{
    fflush(stdout);
}

#ifdef HAVE_STDIO_EXT_H

static char kept[32768];

void
printing_start(void)
{
    setvbuf(stdout, kept, _IOFBF, sizeof kept);
}

void
printing_rescue(void)
{
    size_t count = __fpending(stdout);
    ssize_t ignored = 0;

    if (count <= sizeof kept)
        ignored = write(STDOUT_FILENO, kept, count);
    (void)ignored;
}

#else /* nobody tells how much is kept: send each line at once */

void
printing_start(void)
{
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

void
printing_rescue(void)
{
}

#endif
