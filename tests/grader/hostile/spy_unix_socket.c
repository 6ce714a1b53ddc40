/* expects: 0 forbidden not-compiled  */
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    struct sockaddr_un bus = { .sun_family = AF_UNIX };
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);

    strcpy(bus.sun_path, "/run/dbus/system_bus_socket");
    return connect(fd, (struct sockaddr *)&bus, sizeof bus) == 0;
}
