/* expects: 0 not-compiled
   Lets the assembler put a file into the program.  */
#include <stdio.h>
__asm__(".global stolen\nstolen: .incbin \""
        "SPY_CLASS/honest_solution/secret.txt\"\n.byte 0");
extern char stolen[];
__attribute__((constructor)) static void
show(void)
{
    printf("LEAKED %s\n", stolen);
    fflush(stdout);
}
