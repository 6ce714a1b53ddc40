/* answer.c - which of a student's files answers which lab.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/answer.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/labgrade/intake/handin_name.h"

/* Tell whether REST, behind a stem, is what a re-upload adds: -1, _2, (1).  */
static bool
is_count(const char *rest)
{
    size_t blank = strspn(rest, " -_(");
    size_t digits = strspn(rest + blank, "0123456789");
    const char *end = rest + blank + digits;

    return blank > 0 && digits > 0 && strcmp(end, *end == ')' ? ")" : "") == 0;
}

/* Return how well NAME, without ".c", says that it answers the lab STEM.  */
static enum answer_rank
rank_of(const char *name, const char *stem)
{
    size_t length = strlen(stem);

    if (strcmp(name, stem) == 0)
        return ANSWER_EXACT;
    if (strcasecmp(name, stem) == 0)
        return ANSWER_OTHER_CASE;
    if (strncasecmp(name, stem, length) == 0 && is_count(name + length))
        return ANSWER_UPLOADED_AGAIN;
    return strcasestr(name, stem) != NULL ? ANSWER_PART_OF_NAME : ANSWER_NONE;
}

/* Return the number of names in SOURCE that begin with "STEM_".  */
static int
mentions(const char *source, const char *stem)
{
    size_t length = strlen(stem);
    int count = 0;

    for (const char *at = strstr(source, stem); at != NULL;
         at = strstr(at + 1, stem))
        count += at[length] == '_';
    return count;
}

/* Tell whether the SIZE bytes at TEXT look like UTF-16: by the mark that they
   begin with, or as every second byte is zero.  */
static bool
is_utf16(const char *text, size_t size)
{
    size_t zeros = 0, checked = size < 64 ? size : 64;

    if (size >= 2 &&
        (memcmp(text, "\xff\xfe", 2) == 0 || memcmp(text, "\xfe\xff", 2) == 0))
        return true;
    for (size_t i = 0; i < checked; i++)
        zeros += text[i] == '\0';
    return checked > 2 && zeros == checked / 2;
}

/* Read the file PATH for H, or say why it cannot be used.  */
static void
read_source(const char *path, const char *name, struct handed *h)
{
    struct sha256 hash = sha256_start();

    h->source = file_read(path, ANSWER_FILE_MAX, &h->size);
    if (h->source == NULL) {
        const char *why = errno == ELOOP    ? "is a link, not a file"
                          : errno == EINVAL ? "is not a plain file"
                          : errno == EFBIG  ? "has more than 1 MB"
                                            : "cannot be read";

        h->problem = must_format("%s %s.\n", name, why);
    } else if (memchr(h->source, '\0', h->size) != NULL) {
        h->problem = must_format(
            "%s is not a text file%s.\n", name,
            is_utf16(h->source, h->size) ? " in UTF-8, but in UTF-16" : "");
        free(h->source);
        h->source = NULL;
    } else if (strspn(h->source, " \t\r\n") == h->size) {
        h->problem = must_format("%s is empty.\n", name);
        free(h->source);
        h->source = NULL;
    } else {
        sha256_add(&hash, h->source, h->size);
        sha256_hex(&hash, h->hash);
    }
}

void
answer_free(struct handed *h)
{
    free(h->source);
    free(h->problem);
    free(h->taken);
    memset(h, 0, sizeof *h);
}

/* Tell whether FOUND is to be graded rather than BEST, which says as well
   whose lab it is: the least deep of those that can be read, the newest of
   these, and the first by name so that it is always the same.  */
static bool
is_better(const struct handed *found, const struct handed *best)
{
    if ((found->source == NULL) != (best->source == NULL))
        return found->source != NULL;
    if (found->depth != best->depth)
        return found->depth < best->depth;
    if (found->date != best->date)
        return found->date > best->date;
    return strcmp(found->taken, best->taken) < 0;
}

/* Tell whether FOUND of RANK and BEST are two files that a student may have
   meant.  */
static bool
is_rival(const struct handed *found, enum answer_rank rank,
         const struct handed *best)
{
    bool is_clear =
        rank <= ANSWER_UPLOADED_AGAIN && best->rank <= ANSWER_UPLOADED_AGAIN;

    if (best->rank == ANSWER_NONE || (rank != best->rank && !is_clear))
        return false;
    return found->source == NULL || best->source == NULL ||
           strcmp(found->hash, best->hash) != 0;
}

/* Take F as the answer to a lab in BEST if it is the best so far.  */
static void
offer(const struct answer_file *f, enum answer_rank rank, struct handed *best)
{
    struct handed found = {
        .rank = rank, .depth = f->depth, .date = f->date, .packed = f->packed
    };
    bool is_several =
        best->is_of_several &&
        (rank >= best->rank || best->rank <= ANSWER_UPLOADED_AGAIN);

    if (rank > best->rank && rank > ANSWER_UPLOADED_AGAIN)
        return;
    read_source(f->path, f->shown, &found);
    found.taken = must_copy(f->shown);
    is_several = is_several || is_rival(&found, rank, best);
    if (rank < best->rank || (rank == best->rank && is_better(&found, best))) {
        answer_free(best);
        *best = found;
    } else {
        answer_free(&found);
    }
    best->is_of_several = is_several;
}

/* Offer F to the lab whose functions it mentions most.  */
static void
offer_by_content(const struct kit *k, const struct answer_file *f,
                 struct handed *handed)
{
    char *source = file_read(f->path, ANSWER_FILE_MAX, NULL);
    int best = -1, most = 0;

    for (int i = 0; source != NULL && i < k->labs; i++) {
        int count = mentions(source, k->lab[i].stem);

        if (count > most) {
            most = count;
            best = i;
        }
    }
    free(source);
    if (best == -1 && k->labs == 1)
        best = 0; /* only one lab is graded: it must be meant for that */
    if (best != -1)
        offer(f, ANSWER_BY_CONTENT, &handed[best]);
}

void
answer_offer(const struct kit *k, const struct answer_file *f, const char *name,
             struct handed *handed)
{
    char *stem = must_format("%.*s", handin_name_length(name), name);
    bool is_known = false;

    for (int i = 0; i < k->labs; i++) {
        enum answer_rank rank = rank_of(stem, k->lab[i].stem);

        if (rank != ANSWER_NONE) {
            offer(f, rank, &handed[i]);
            is_known = true;
        }
    }
    if (!is_known)
        offer_by_content(k, f, handed);
    free(stem);
}
