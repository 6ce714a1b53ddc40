/* expects: 0 not-compiled  */
#include "/etc/passwd"
#include "/etc/shadow"
