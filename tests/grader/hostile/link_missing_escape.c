/* expects: 0 not-compiled
   Needs a function whose name commands a terminal and a page.  */
extern int nowhere(void) __asm__("\033[31m<script>alert(1)</script>");
int (*use)(void) = nowhere;
