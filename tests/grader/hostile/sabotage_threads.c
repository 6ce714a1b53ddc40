/* expects: 0 forbidden failed not-compiled
   Leaves threads behind that go on working.  */
#include <pthread.h>
static void *
work(void *nothing)
{
    for (;;)
        ;
}
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    pthread_t thread;

    for (int i = 0; i < 50; i++)
        pthread_create(&thread, NULL, work, NULL);
    return false;
}
