/* expects: 0 not-compiled failed
   Waits for somebody to type.  */
#include "/dev/stdin"
#include "/dev/tty"
