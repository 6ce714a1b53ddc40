/* expects: 0 failed not-compiled
   Prints what a page, a sheet or a terminal would take for its own.  */
#include <stdio.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    puts("</pre><script>alert(1)</script><img src=x onerror=alert(1)>");
    puts("=cmd|' /C calc'!A0\n]]></failure>\nnot ok 1\n1..0");
    puts("\x1b[2J\x1b]0;owned\a \xe2\x80\xae gnp.exe \xff\xfe\x80 "
         "\xef\xbf\xbf \xc2\x9b 31m");
    return r1 > 1000;
}
