/* expects: 0 not-compiled
   More error messages than anybody wants to read.  */
#define A                                                                      \
    x y z;                                                                     \
    x y z;                                                                     \
    x y z;                                                                     \
    x y z;                                                                     \
    x y z;
#define B A A A A A A A A A A
#define C B B B B B B B B B B
C C C C C C C C C C
