// What Glibc's Swift module leaves out: epoll, eventfd, and the calls behind _GNU_SOURCE.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <sched.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>

// Glibc hides accept4 unless _GNU_SOURCE came before its first header.
extern int accept4(int, struct sockaddr *, socklen_t *, int);
