// Calls behind _GNU_SOURCE stay in C: with it, this header's view of <sys/select.h> would differ from the Glibc module's.
#define _GNU_SOURCE
#include "clinux.h"

#include <sched.h>
#include <sys/socket.h>

int clinux_accept(int listening) { return accept4(listening, 0, 0, SOCK_NONBLOCK | SOCK_CLOEXEC); }

int clinux_processors(void) {
    // Larger machines than 1,024 processors answer with an error: then the caller asks elsewhere.
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : -1;
}
