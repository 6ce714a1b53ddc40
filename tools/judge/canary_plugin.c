/* canary_plugin.c - the planted cheat: ends its process when it is loaded.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>

__attribute__((constructor)) static void
end_at_once(void)
{
    exit(0);
}
