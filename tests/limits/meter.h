#pragma once
// Measures the processor time and the memory of a piece of work. Memory is what the program
// allocates, at its peak: with sanitizers seen by their hooks, otherwise by operator new
// (meter.cc).

#include <cstddef>
#include <ctime>

namespace tablee::limits {

class Meter {
 public:
  Meter();
  // Processor time since the beginning, which other programs on the machine do not change.
  double seconds() const;
  // The most bytes that were allocated at a time, beyond those at the beginning.
  std::size_t peak_bytes() const;

 private:
  std::clock_t began_;
  std::size_t bytes_;
};

}  // namespace tablee::limits
