// What Embedded Swift asks of its platform: memory that is never given back, the four functions of <string.h>, and one
// of the compiler's own.
typedef unsigned long size_t;
typedef unsigned char byte;

extern byte __heap_base;
static byte *top;

static size_t limit(void) { return (size_t)__builtin_wasm_memory_size(0) << 16; }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (!top) top = &__heap_base;
    size_t start = ((size_t)top + alignment - 1) & ~(alignment - 1);
    while (start + size > limit())
        if (__builtin_wasm_memory_grow(0, 16) == (size_t)-1) return 12;
    top = (byte *)(start + size);
    *result = (void *)start;
    return 0;
}

void free(void *memory) { (void)memory; }

void *memcpy(void *target, const void *source, size_t count) {
    byte *to = target;
    const byte *from = source;
    while (count--) *to++ = *from++;
    return target;
}

void *memmove(void *target, const void *source, size_t count) {
    byte *to = target;
    const byte *from = source;
    if (to < from) return memcpy(target, source, count);
    while (count--) to[count] = from[count];
    return target;
}

void *memset(void *target, int value, size_t count) {
    byte *to = target;
    while (count--) *to++ = (byte)value;
    return target;
}

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (; count--; a++, b++)
        if (*a != *b) return *a - *b;
    return 0;
}

// Seeds hashing. A page judges what its own person typed, so there is nobody to defend against.
void arc4random_buf(void *target, size_t count) { memset(target, 4, count); }

int putchar(int character) { return character; }

// What a checked multiplication of 64-bit numbers calls (compiler-rt's __multi3): the low 128 bits of a product.
__int128 __multi3(__int128 a, __int128 b) {
    typedef unsigned long long word;
    const word half = 0xFFFFFFFF;
    word x = (word)a, y = (word)b;
    word xl = x & half, xh = x >> 32, yl = y & half, yh = y >> 32;
    word low = xl * yl, middle = xh * yl + (low >> 32), cross = xl * yh + (middle & half);
    word high = xh * yh + (middle >> 32) + (cross >> 32);
    high += x * (word)((unsigned __int128)b >> 64) + y * (word)((unsigned __int128)a >> 64);
    return (__int128)((unsigned __int128)high << 64 | (cross << 32 | (low & half)));
}
