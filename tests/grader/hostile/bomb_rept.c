/* expects: 0 not-compiled
   Lets the assembler repeat something for ever.  */
__asm__(".rept 1000000000\n.quad 1,2,3,4,5,6,7,8\n.endr");
