// What Glibc's Swift module leaves out: epoll, eventfd, inotify, and calls behind _GNU_SOURCE.
#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>

/// Accepts a connection that never blocks and is closed on exec; -1 with errno where there is none.
int clinux_accept(int listening);

/// How many processors this process may run on; -1 where the kernel does not say.
int clinux_processors(void);
