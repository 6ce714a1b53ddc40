/* expects: 0 not-compiled
   Needs a function that is nowhere.  */
extern int nowhere_to_be_found(void);
int (*use)(void) = nowhere_to_be_found;
