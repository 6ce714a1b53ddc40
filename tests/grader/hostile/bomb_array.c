/* expects: 0 not-compiled
   One line that becomes a file of many gigabytes.  */
int much[1 << 30][4] = { [(1 << 30) - 1] = { 1 } };
