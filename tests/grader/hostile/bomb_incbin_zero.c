/* expects: 0 not-compiled  */
__asm__(".incbin \"/dev/zero\"");
