// Counts heap allocations from outside: LD_PRELOAD=allocations.so ALLOCATIONS=FILE PROGRAM
//
// FILE's first eight bytes are the calls made so far, readable at any time (`od -An -td8 -N8 FILE`), so that a difference
// over many requests is what one costs. The Swift runtime's own allocations end in these calls too.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// glibc's own names for its allocator: no dlsym, which would allocate.
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic long early, *calls = &early;

__attribute__((constructor)) static void start(void) {
    const char *path = getenv("ALLOCATIONS");
    int file = path ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
    if (file < 0 || ftruncate(file, sizeof *calls) != 0) return;
    void *page = mmap(NULL, sizeof *calls, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (page != MAP_FAILED) calls = page;
}

static void count(void) { atomic_fetch_add_explicit(calls, 1, memory_order_relaxed); }

void *malloc(size_t size) { count(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { count(); return __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { count(); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { count(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { count(); return __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    count();
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}
