/* expects: 0 crashed not-compiled
   Says that what addr2line wants to know is in files that never end.  */
__asm__(".section .gnu_debuglink\n.asciz \"/dev/stdin\"\n.balign 4\n.long 1\n"
        ".section .gnu_debugaltlink\n.asciz \"/proc/self/fd/1\"\n.byte 1, 2\n"
        ".text");
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return *(volatile int *)(long)(r1 - r1);
}
