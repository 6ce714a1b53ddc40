/* expects: 0 not-compiled
   Calls its file by a name that commands a terminal.  */
#line 3 "evil[31mÂ.c"
#error what a [31m name
