/* waiting.c - wait for work in another thread, and hear of Ctrl-C.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/waiting.h"

#include <pthread.h>
#include <time.h>

#include "tools/base/say.h"
#include "tools/queens/run/runner.h"

static const long look_nanoseconds = 200000000;

/* The work may outlast the wait, so this does not live on a stack.  */
static struct {
    struct waiting order;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    bool has_ended;
} now = { .lock = PTHREAD_MUTEX_INITIALIZER,
          .ended = PTHREAD_COND_INITIALIZER };

static void *
run(void *unused)
{
    now.order.work(now.order.self);
    pthread_mutex_lock(&now.lock);
    now.has_ended = true;
    pthread_cond_signal(&now.ended);
    pthread_mutex_unlock(&now.lock);
    return NULL;
}

static pthread_t
start(void)
{
    pthread_attr_t attributes;
    pthread_t thread;

    pthread_attr_init(&attributes);
    if ((now.order.stack > 0 &&
         pthread_attr_setstacksize(&attributes, now.order.stack) != 0) ||
        pthread_create(&thread, &attributes, run, NULL) != 0)
        say_errno("a thread");
    pthread_attr_destroy(&attributes);
    return thread;
}

bool
waiting_run(const struct waiting *w)
{
    pthread_t thread;
    bool has_ended;

    now.order = *w;
    now.has_ended = false;
    runner_keep_interrupts();
    thread = start();
    pthread_mutex_lock(&now.lock);
    while (!now.has_ended && !runner_is_interrupted()) {
        struct timespec until;

        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += look_nanoseconds;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&now.ended, &now.lock, &until);
        if (!now.has_ended && w->look != NULL)
            w->look(w->self);
    }
    has_ended = now.has_ended;
    pthread_mutex_unlock(&now.lock);
    if (has_ended)
        pthread_join(thread, NULL);
    return has_ended;
}
