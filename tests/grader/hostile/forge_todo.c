/* expects: 0 todo
   Says that it is not written yet, for something else.  */
#include "lib/lab_todo.h"
__attribute__((constructor)) static void
later(void)
{
    lab_todo("not/../mine\n\x1b[31m<script>alert(1)</script>", "/etc/passwd",
             -1);
}
