/* expects: 0 not-compiled
   Brings its own library.  */
#include "lib/board.h"
#include <stdlib.h>
int
board_place(struct board *b, int row, int col)
{
    return 0;
}
bool
board_found(struct board *b)
{
    return true;
}
