/* code.c - one file of code to run instead of a lab's.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/code.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "tools/base/file.h"
#include "tools/base/lab_list.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/kit.h"
#include "tools/judge/walls/compile.h"
#include "tools/queens/io/read_file.h"
#include "tools/queens/io/terminal.h"

static struct {
    const char *file; /* NULL: there is none */
    const char *lab;  /* as the user called it, then its name */
    struct kit *kit;
    struct stage *stage;
    struct confine confine;
    struct slot slot;
    struct argv wrap;
    char *host, *plugin;
} code;

void
code_options(struct options *o)
{
    options_text(o, "code", 0, &code.file, "FILE.c",
                 "run this file, behind the walls of grading");
    options_text(o, "lab", 0, &code.lab, "NN",
                 "of this lab (usual: by its name)");
}

const char *
code_file(void)
{
    return code.file;
}

const char *
code_lab(void)
{
    return code.file != NULL ? code.lab : NULL;
}

/* Return the lab that the file is to be of: the one that was named, or the one
   whose file is called so.  */
static const struct lab *
find_lab(struct lab_list *list)
{
    const char *name = file_name(code.file);
    struct lab *lab = NULL;

    if (code.lab != NULL)
        lab = lab_list_find(list, code.lab);
    for (int i = 0; code.lab == NULL && i < list->count; i++) {
        size_t length = strlen(list->lab[i].stem);

        if (strncmp(name, list->lab[i].stem, length) == 0 &&
            strcmp(name + length, ".c") == 0)
            lab = &list->lab[i];
    }
    if (lab == NULL && code.lab != NULL)
        say_usage("there is no lab %s", code.lab);
    if (lab == NULL)
        say_usage("which lab is %s of?  Say --lab NN", code.file);
    return lab;
}

/* Make a place for the file, and walls around it.  */
static void
open_stage(void)
{
    struct lab_list *list = lab_list_read(kit_source());
    const struct lab *lab = find_lab(list);
    char *source = read_file(code.file), *path;

    code.kit = kit_open(lab->folder);
    code.lab = strchr(code.kit->lab[0].folder, '-') + 1;
    code.stage = stage_open(code.kit);
    code.confine = confine_choose(code.stage, NULL, false);
    code.slot = stage_slot_open(code.stage, 1);
    path = must_format("%s/%s.c", code.slot.in, lab->stem);
    if (file_write(path, source, strlen(source), 0644) == -1)
        say_errno(path);
    free(path);
    free(source);
    lab_list_free(list);
}

void
code_compile(bool is_fast)
{
    struct compile_order order = { .confine = &code.confine,
                                   .slot = &code.slot,
                                   .is_fast = is_fast,
                                   .seconds = COMPILE_SECONDS };
    struct process_end end;

    if (code.file == NULL && code.lab != NULL)
        say_usage("--lab goes with --code");
    if (code.file == NULL)
        return;
    open_stage();
    order.lab = &code.kit->lab[0];
    end = compile_run(&order);
    terminal_show(end.output);
    if (end.is_late)
        say_and_exit(EXIT_CODE, "%s: the compiler did not end in time",
                     code.file);
    if (!end.is_good && WIFEXITED(end.status) &&
        WEXITSTATUS(end.status) == COMPILE_REFUSED)
        say_and_exit(EXIT_CODE, "%s does not compile", code.file);
    if (!end.is_good || !compile_has_left(order.lab, order.slot, ".so"))
        say_and_exit(EXIT_TROUBLE, "%s could not be compiled", code.file);
    free(end.output);
    confine_words(&code.confine, &code.slot, TASK_RUN, order.lab, &code.wrap);
    code.host = must_format("%s/labhost", code.stage->kit);
    code.plugin = must_format("%s/%s.so", code.slot.out, order.lab->stem);
}

void
code_set_up(struct worker_setup *setup)
{
    setup->wrap = (const char *const *)code.wrap.word;
    setup->host = code.host;
    setup->plugin[0] = (struct worker_plugin){ code.lab, code.plugin };
}

void
code_clear(void)
{
    if (code.stage != NULL)
        stage_close(code.stage);
    code.stage = NULL;
}
