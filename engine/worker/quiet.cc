// A failed assert stops the worker's program without a word: nobody is there to read it, and the
// library's way of saying it would be a good part of the program.

extern "C" [[noreturn]] void __assert_fail(const char*, const char*, int, const char*) {
  __builtin_trap();
}
