/* expects: 0 crashed not-compiled
   Crashes in a file whose name commands a terminal and a page.  */
#line 3 "/x/evil[31m<script>alert(1).c"
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return *(volatile int *)(long)(r1 - r1);
}
