/* expects: 0 not-compiled
   A file without end.  */
#include "/dev/zero"
