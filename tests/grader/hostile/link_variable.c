/* expects: 0 not-compiled crashed
   A variable where a function should be.  */
__asm__(".global safe_check_pairs\n.data\nsafe_check_pairs: .quad 0\n.text");
