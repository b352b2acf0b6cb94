// Times from fork to the first answer: start PORT TIMES PROGRAM ARGUMENT…
//
// Prints the median and the slowest in microseconds. Each program started is asked for /healthz until it answers, five
// seconds at most, and is then ended by SIGTERM, which must give exit code 0.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static int answers(int port) {
    static const char request[] = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    char input[4096];
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int found = connect(fd, (struct sockaddr *)&address, sizeof address) == 0
        && send(fd, request, sizeof request - 1, MSG_NOSIGNAL) > 0 && recv(fd, input, sizeof input, 0) > 12
        && memcmp(input + 9, "200", 3) == 0;
    close(fd);
    return found;
}

static int ascending(const void *a, const void *b) { return (*(long *)a > *(long *)b) - (*(long *)a < *(long *)b); }

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    int port = atoi(argv[1]), times = atoi(argv[2]);
    long *taken = calloc((size_t)times, sizeof *taken);
    for (int i = 0; i < times; i++) {
        long start = now();
        pid_t child = fork();
        if (child == 0) {
            execvp(argv[3], argv + 3);
            _exit(127);
        }
        while (!answers(port) && now() - start < 5000000) usleep(100);
        taken[i] = now() - start;
        kill(child, SIGTERM);
        int status = 0;
        waitpid(child, &status, 0);
        if (taken[i] >= 5000000 || status != 0) {
            fprintf(stderr, "start: run %d took %ld us and ended with status %#x\n", i + 1, taken[i], status);
            return 1;
        }
    }
    qsort(taken, (size_t)times, sizeof *taken, ascending);
    printf("%ld %ld\n", taken[times / 2], taken[times - 1]);
    return 0;
}
