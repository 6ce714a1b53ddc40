/* expects: 0 failed not-compiled timed-out
   Never finishes being unloaded.  */
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return false;
}
__attribute__((destructor)) static void
wait_for_ever(void)
{
    for (;;)
        ;
}
