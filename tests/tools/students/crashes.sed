# Lab 02: crashes after five queens.
/^#include/a\
#include <signal.h>\
#include <stdio.h>\
static int calls;
/if (row == board_size/i\
    if (++calls == 6) {\
        printf("about to crash\\n");\
        raise(SIGSEGV);\
    }
