/* expects: 0 not-compiled
   Asks the compiler whether there is such a file, and learns a bit each time.
 */
#if __has_include("SPY_SOURCE/solutions/01-safe-check/safe_check.c")
#error LEAKED
#endif
