/* expects: 0 forbidden not-compiled
   Calls home.  */
#include <netinet/in.h>
#include <sys/socket.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    struct sockaddr_in home = { .sin_family = AF_INET, .sin_port = 80 };
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    return connect(fd, (struct sockaddr *)&home, sizeof home) == 0;
}
