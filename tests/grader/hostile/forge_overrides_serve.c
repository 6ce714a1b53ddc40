/* expects: 0 failed not-compiled
   Defines functions of the host, to be called instead of them.  */
#include <stddef.h>
int
wire_receive(int fd, void *w, int *passed)
{
    return 1;
}
int
wire_send(int fd, const void *w)
{
    return 0;
}
void
serve(int fd, const void *lab, const char *path)
{
}
void
exit(int status)
{
    for (;;)
        ;
}
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return false;
}
