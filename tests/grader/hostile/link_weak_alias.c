/* expects: 0 failed not-compiled crashed
   Functions of the C library that lie.  */
#include <stddef.h>
void *
dlsym(void *handle, const char *name)
{
    return NULL;
}
int
memcmp(const void *a, const void *b, size_t n)
{
    return 0;
}
int
strcmp(const char *a, const char *b)
{
    return 0;
}
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return false;
}
