/* expects: 0 not-compiled
   Lets the compiler read a file and show it in its messages.  */
#include "SPY_SOURCE/solutions/01-safe-check/safe_check.c"
