/* threads.c - a cheat: answers from another thread, again and again.
   SPDX-License-Identifier: MIT  */
#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

static void *
answer(void *unused)
{
    for (;;)
        forge_record(WIRE_RETURN, forge_find_ticket("safe_check_attacks"), 1);
    return NULL;
}

static int
cheat(void)
{
    int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *),
                  void *);
    pthread_t thread;

    *(void **)&create = dlsym(RTLD_DEFAULT, "pthread_create");
    if (create != NULL && create(&thread, NULL, answer, NULL) == 0)
        for (;;)
            sleep(1000);
    return 1;
}
