# Labs 01 and 02: helpers whose names are taken, by the program, by libc and by
# one another, and a main that was left over.
/^#include "labs/a\
bool say(int a, int b) { return a == b; }\
bool accept(int a, int b) { return a == b; }
s/row == board_size(b)/say(row, board_size(b))/
s/abs(r1 - r2) == abs(c1 - c2)/accept(abs(r1 - r2), abs(c1 - c2))/
$a\
int main(void) { return 0; }
