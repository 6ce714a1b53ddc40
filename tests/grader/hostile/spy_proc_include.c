/* expects: 0 not-compiled  */
#include "/proc/self/environ"
