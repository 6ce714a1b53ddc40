/* search_moves.c - the moves of a call that failed, read.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/search_moves.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/maze_text.h"
#include "tools/base/must.h"

enum { MOVES_MAX = 10000 };

/* Read the rows of a maze in *WORDS, and go on behind them.  */
static void
read_maze(struct search_moves *s, const char **words)
{
    size_t length = strcspn(*words, " ");
    char *rows = must_format("%.*s\n", (int)length, *words);
    struct text_error error;

    for (char *c = rows; *c != '\0'; c++)
        if (*c == '/')
            *c = '\n';
    s->maze = maze_text_parse(rows, &error);
    free(rows);
    *words += length;
}

/* Read the order of a list in *WORDS, and go on behind it.  */
static void
read_list(struct search_moves *s, const char **words)
{
    static const char *const orders[] = { "fifo ", "lifo ", "least " };

    for (int i = 0; i < 3; i++) {
        size_t length = strlen(orders[i]);

        if (strncmp(*words, orders[i], length) != 0)
            continue;
        s->moves.list =
            must(live_new(s->rows, (enum live_order)i, LIVE_MAX_NODES));
        s->moves.bound = -1;
        s->moves.e_node = LIVE_NONE;
        live_record_start(&s->record, s->moves.list);
        *words += length;
    }
}

/* Make the move WORD with the list of S.  Return whether it can be made.  */
static bool
read_list_move(struct search_moves *s, const char *word)
{
    static const char signs[] = "+*-!b";
    static const int moves[] = { LIVE_MOVE_ADD, LIVE_MOVE_TAKE, LIVE_MOVE_KILL,
                                 LIVE_MOVE_FOUND, LIVE_MOVE_BOUND };
    const char *sign = strchr(signs, *word);
    int one, other;

    if (*word == ':') {
        s->given = live_generated(s->moves.list);
        return true;
    }
    return sign != NULL && sscanf(word + 1, "%d,%d", &one, &other) == 2 &&
           live_move_make(&s->moves, moves[sign - signs], one, other);
}

/* Return what a move that SIGN stands for is, EVENT_FOUND: none.  */
static enum event_kind
kind_of(const struct search_moves *s, char sign)
{
    bool is_maze = s->maze != NULL;

    if (sign == '=' || sign == '+')
        return is_maze ? EVENT_ENTER : EVENT_PLACE;
    if (sign == '-')
        return is_maze ? EVENT_LEAVE : EVENT_REMOVE;
    return sign == 'x' && !is_maze ? EVENT_REFUSED : EVENT_FOUND;
}

/* Add the move WORD to S.  Return whether it is one.  */
static bool
read_move(struct search_moves *s, const char *word)
{
    struct event e = { kind_of(s, *word), -1, -1 };

    if (*word == '.' || s->is_over)
        return s->is_over = *word == '.';
    if (s->moves.list != NULL)
        return read_list_move(s, word);
    if (e.kind == EVENT_FOUND ? *word != '!'
                              : sscanf(word + 1, "%d,%d", &e.row, &e.col) != 2)
        return false;
    if (e.row < -1 || e.row >= s->rows || e.col < -1 || e.col >= s->cols)
        return false;
    trace_add(s->trace, &e);
    s->last = e;
    return true;
}

bool
search_moves_read(struct search_moves *s, const char *words)
{
    int at = 0;

    *s = (struct search_moves){ .trace = must(trace_new(MOVES_MAX)) };
    if (sscanf(words, "%dx%d %n", &s->rows, &s->cols, &at) != 2 || at == 0)
        return false;
    words += at;
    if (strchr("#.SG*", *words) != NULL) {
        read_maze(s, &words);
        if (s->maze == NULL || maze_rows(s->maze) != s->rows ||
            maze_cols(s->maze) != s->cols)
            return false;
    } else if (s->rows != s->cols || s->rows > BOARD_MAX_SIZE || s->rows < 1) {
        return false;
    } else {
        read_list(s, &words);
    }
    for (words += strspn(words, " "); *words != '\0';
         words += strspn(words, " ")) {
        if (!read_move(s, words))
            return false;
        words += strcspn(words, " ");
    }
    return true;
}

void
search_moves_end(struct search_moves *s)
{
    trace_free(s->trace);
    maze_free(s->maze);
    live_free(s->moves.list);
    live_record_end(&s->record);
}
