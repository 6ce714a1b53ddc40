/* expects: 0 failed not-compiled
   Calls that make things outlive a child, or lead out of its namespace.  */
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static char room[512];
    static const int calls[] = { SYS_setns,           SYS_chroot,
                                 SYS_keyctl,          SYS_bpf,
                                 SYS_userfaultfd,     SYS_memfd_create,
                                 SYS_perf_event_open, SYS_shmget,
                                 SYS_msgget,          SYS_semget,
                                 SYS_mq_open,         SYS_personality,
                                 SYS_mlockall,        SYS_seccomp,
                                 SYS_prctl,           SYS_dup2,
                                 SYS_fcntl,           SYS_ioctl,
                                 SYS_setsockopt,      SYS_splice,
                                 SYS_ftruncate,       SYS_unlink,
                                 SYS_rename,          SYS_chmod,
                                 SYS_utimensat,       SYS_flock,
                                 SYS_setitimer,       SYS_alarm,
                                 SYS_io_setup,        SYS_inotify_init1,
                                 SYS_timer_create,    SYS_getdents64 };

    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++)
        if (syscall(calls[i], room, room, room, room, room, room) >= 0)
            printf("LEAKED call %d\n", calls[i]);
    return r1 > 1000;
}
