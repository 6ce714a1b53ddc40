/* replay.c - give files to the entry of a fuzz target, one after the other.
   SPDX-License-Identifier: MIT

       replay FILE...

   For machines without libFuzzer: the texts it once found are tried there as
   well.  The file that was tried last is the one that failed.  */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MAX_SIZE = 1 << 20 };

/* Try the file NAME.  Return 0, or -1 if it cannot be read.  */
static int
replay(const char *name)
{
    static uint8_t data[MAX_SIZE];
    FILE *in = fopen(name, "rb");
    size_t size;

    if (in == NULL) {
        perror(name);
        return -1;
    }
    size = fread(data, 1, sizeof data, in);
    fclose(in);
    printf("%s: %zu bytes\n", name, size);
    fflush(stdout);
    LLVMFuzzerTestOneInput(data, size);
    return 0;
}

int
main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: replay FILE...\n");
        return 2;
    }
    for (int i = 1; i < argc; i++)
        if (replay(argv[i]) != 0)
            return EXIT_FAILURE;
    return EXIT_SUCCESS;
}
