/* probe.c - prove, before anybody is graded, that the walls hold.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/run/probe.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/labgrade/intake/answer.h"

/* The places of the stage that no submission gets.  */
enum { PROBE_SLOT = 0 };

static const char *const attacks[] = { "PROBE_OPEN", "PROBE_FORK" };

/* Return the source of the probe with the words of ATTACK defined.  */
static char *
source_for(const struct kit *k, const char *attack, const char *secret,
           const char *outside)
{
    char *path = must_format("%s/tools/judge/walls/probe_plugin.c", k->source);
    char *body = file_read(path, ANSWER_FILE_MAX, NULL), *source;

    if (body == NULL)
        say_errno(path);
    source = must_format("#define %s\n#define PROBE_SECRET \"%s\"\n"
                         "#define PROBE_OUTSIDE \"%s\"\n%s",
                         attack, secret, outside, body);
    free(body);
    free(path);
    return source;
}

static struct result *
grade(const struct grading *g, const char *attack, const char *secret,
      const char *outside)
{
    struct slot slot = stage_slot_open(g->confine.stage, PROBE_SLOT);
    char *source = source_for(g->kit, attack, secret, outside);
    struct grading_time time = { 0 };
    struct result *r = grading_run(g, 0, source, strlen(source), &slot, &time);

    free(source);
    stage_slot_free(&slot);
    return r;
}

/* Tell whether R, of a probe, shows that the wall held: the code ran, nothing
   was broken, no point was earned.  */
static bool
did_hold(const struct result *r, const char *attack)
{
    for (int i = 0; i < r->criteria; i++) {
        const struct result_criterion *c = &r->criterion[i];

        if ((c->verdict == VERDICT_ENDED_EARLY ||
             c->verdict == VERDICT_FORBIDDEN) &&
            strstr(c->output, "BROKEN") == NULL)
            continue;
        say("self-test: %s: %s %s", attack, result_words(c->verdict)->name,
            *c->output != '\0' ? c->output : c->message);
        return false;
    }
    return r->criteria > 0;
}

/* The compiler must not see the secret either.  */
static bool
did_hold_compiler(const struct result *r, const char *content)
{
    const struct result_criterion *c = &r->criterion[0];

    if (c->verdict == VERDICT_NOT_COMPILED &&
        strstr(c->message, content) == NULL)
        return true;
    say("self-test: %s", c->verdict == VERDICT_INTERNAL
                             ? c->message
                             : "the compiler could read a secret");
    return false;
}

int
probe_walls(const struct grading *whole)
{
    static const char content[] = "planted_secret_4711";
    struct grading g = *whole;
    const char *folder = g.confine.stage->folder;
    char *secret = must_format("%s/planted.h", folder);
    char *open = must_format("%s/open", folder); /* for everybody to write */
    char *outside = must_format("%s/planted", open);
    bool does_hold = true;
    struct result *r;

    g.has_memory_pass = false;
    if (file_make_folder(open, 0777) == -1 || chmod(open, 0777) == -1 ||
        file_write(secret, content, strlen(content), 0644) == -1)
        say_errno(secret);
    for (int i = 0; i < 2; i++) {
        r = grade(&g, attacks[i], secret, outside);
        does_hold = did_hold(r, attacks[i]) && does_hold;
        result_free(r);
    }
    r = grade(&g, "PROBE_INCLUDE", secret, outside);
    does_hold = did_hold_compiler(r, content) && does_hold;
    result_free(r);
    if (file_exists(outside)) {
        say("self-test: a file was written outside");
        does_hold = false;
    }
    free(secret);
    free(open);
    free(outside);
    return does_hold ? 0 : -1;
}
