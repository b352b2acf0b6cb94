// The floor: the least that answers at all. floor PORT ANSWER
//
// One thread, one epoll, one recv and one send per request. It finds where the first request of a connection ends and
// takes every later one to be as long; it looks at nothing else and sends the bytes of the file ANSWER.
// What a real server costs above this is what the server decides.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { mostConnections = 65536, mostEvents = 256 };

static char answer[65536], input[65536];
static size_t answerLength;
static struct { size_t length, received; } connections[mostConnections];

static void require(int holds, const char *what) {
    if (!holds) { perror(what); exit(1); }
}

// How long the request at the front of `input` is; the loads sent here fit in one read.
static size_t requestLength(size_t count) {
    char *end = memmem(input, count, "\r\n\r\n", 4);
    require(end != NULL, "a head in one read");
    end[2] = 0;
    char *length = strcasestr(input, "\r\nContent-Length:");
    end[2] = '\r';
    return (size_t)(end + 4 - input) + (length ? strtoul(length + 17, NULL, 10) : 0);
}

static void serve(int fd) {
    ssize_t count = recv(fd, input, sizeof input, 0);
    if (count <= 0) { close(fd); return; }
    if (connections[fd].length == 0) connections[fd].length = requestLength((size_t)count);
    connections[fd].received += (size_t)count;
    while (connections[fd].received >= connections[fd].length) {
        connections[fd].received -= connections[fd].length;
        send(fd, answer, answerLength, MSG_NOSIGNAL);
    }
}

int main(int argc, char **argv) {
    require(argc == 3, "usage: floor PORT ANSWER");
    int file = open(argv[2], O_RDONLY | O_CLOEXEC);
    require(file >= 0, argv[2]);
    ssize_t length = read(file, answer, sizeof answer);
    require(length > 0, argv[2]);
    answerLength = (size_t)length;

    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), on = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(argv[1])),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    require(bind(listener, (struct sockaddr *)&address, sizeof address) == 0, "bind");
    require(listen(listener, 4096) == 0, "listen");
    int epoll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener}, events[mostEvents];
    epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &event);

    for (;;) {
        int count = epoll_wait(epoll, events, mostEvents, -1);
        for (int i = 0; i < count; i++) {
            if (events[i].data.fd != listener) { serve(events[i].data.fd); continue; }
            int fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
            if (fd < 0) continue;
            if (fd >= mostConnections) { close(fd); continue; }
            setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            connections[fd].length = connections[fd].received = 0;
            event = (struct epoll_event){.events = EPOLLIN, .data.fd = fd};
            epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event);
        }
    }
}
