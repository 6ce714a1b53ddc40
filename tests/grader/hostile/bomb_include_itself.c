/* expects: 0 not-compiled  */
#include __FILE__
#include __FILE__
