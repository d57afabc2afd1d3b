// A failed assert stops the worker's program without a message: nobody would read it, and the
// library's code for writing it would be a large part of the program.

extern "C" [[noreturn]] void __assert_fail(const char*, const char*, int, const char*) {
  __builtin_trap();
}
