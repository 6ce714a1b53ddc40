/* expects: 0 not-compiled
   Makes eight of a macro, and of these, seven times.  */
#define A(x...) x x x x x x x x
#define B(x...) A(A(A(A(x))))
#define C(x...) B(B(B(x)))
int a[] = { C(1, ) };
