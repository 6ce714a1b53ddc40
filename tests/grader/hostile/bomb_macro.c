/* expects: 0 not-compiled
   Doubles a macro thirty times.  */
#define A(x) x x x x x x x x
#define B(x) A(A(A(A(x))))
#define C(x) B(B(B(x)))
int a[] = { C(1, ) };
