/* expects: 0 failed forbidden not-compiled
   Reads the command lines and memory of other processes.  */
#include <stdio.h>
#include <string.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static const char *const files[] = { "cmdline", "environ", "maps", "mem" };
    static int calls;
    char path[64], text[4096];

    for (int pid = 1; pid < 32768 && calls++ == 0; pid++)
        for (int i = 0; i < 4; i++) {
            FILE *f;
            size_t size;

            snprintf(path, sizeof path, "/proc/%d/%s", pid, files[i]);
            f = fopen(path, "r");
            size = f != NULL ? fread(text, 1, sizeof text - 1, f) : 0;
            for (size_t j = 0; j < size; j++)
                text[j] = text[j] == '\0' ? ' ' : text[j];
            text[size] = '\0';
            if (strstr(text, "labgrade") != NULL || strstr(text, "SPY_SEED"))
                printf("LEAKED %s: %.200s\n", path, text);
            if (f != NULL)
                fclose(f);
        }
    return false;
}
