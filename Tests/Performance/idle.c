// Keeps connections open: idle PORT COUNT PATH
//
// Each connection first has one answer (a kept-alive connection holds more than a fresh one), then stays silent.
// Prints "open COUNT" and waits until its standard input ends, a minute at most.
#include <arpa/inet.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

static void require(int holds, const char *what) {
    if (!holds) { perror(what); exit(1); }
}

int main(int argc, char **argv) {
    require(argc == 4, "usage: idle PORT COUNT PATH");
    int count = atoi(argv[2]);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    alarm(90);

    char request[1024], input[65536];
    int length = snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", argv[3]);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(argv[1])),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    for (int i = 0; i < count; i++) {
        int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        require(fd >= 0, "socket");
        require(connect(fd, (struct sockaddr *)&address, sizeof address) == 0, "connect");
        require(send(fd, request, (size_t)length, MSG_NOSIGNAL) == length, "send");
        require(recv(fd, input, sizeof input, 0) > 12 && memcmp(input + 9, "200", 3) == 0, "an answer of 200");
    }
    printf("open %d\n", count);
    fflush(stdout);
    struct pollfd end = {.fd = 0, .events = POLLIN | POLLHUP};
    poll(&end, 1, 60000);
    return 0;
}
