# Allocates something in each call and never releases it.
# needs: memory
# needs: leaks
# costs: backtracking.tiny
s/^    if (row == board_size(b))/    if (strdup("row") == NULL)\n        return false;\n\n&/
s/^#include "labs.*/&\n#include <string.h>/
