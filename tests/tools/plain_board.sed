# Makes a board that nobody can watch out of lib/board.c: what watchers cost is
# the difference.
/if (b->watcher\.see != NULL/,/EVENT_/d
s/return tell(b, EVENT_FOUND, -1, -1)/return true/
