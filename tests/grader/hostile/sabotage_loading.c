/* expects: 0 timed-out not-run
   Never finishes being loaded.  */
__attribute__((constructor)) static void
wait_for_ever(void)
{
    for (;;)
        ;
}
