// Reads the largest input of every parser in its worst shapes, and prints the processor time and
// the memory that each takes. Fails if one takes more than it may. scripts/bench --limits runs it
// natively and as wasm.
//
//   tablee_limits [--all]     by default only the slowest and the largest of each parser

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "meter.h"
#include "parsers.h"

using namespace tablee::limits;

namespace {

struct Cost {
  std::string shape, answer;
  double seconds = 0;
  std::size_t bytes = 0;
};

Cost cost_of(const Parser& parser, const Shape& shape, std::size_t size) {
  const std::string text = text_of(shape, size);
  const Meter meter;
  Cost cost{shape.name, parser.answer(text), 0, 0};
  cost.seconds = meter.seconds();
  cost.bytes = meter.peak_bytes();
  return cost;
}

void print(const Parser& parser, const Cost& cost) {
  std::string shape;
  for (const char c : cost.shape) shape += c >= ' ' && c < 0x7f ? c : '.';
  std::printf("%-14s %9zu bytes  %-32s %7.3f s %7.1f MiB  %s\n", parser.name.c_str(), parser.most,
              shape.c_str(), cost.seconds, static_cast<double>(cost.bytes) / (1 << 20),
              cost.answer.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  const bool all = argc > 1 && std::string_view(argv[1]) == "--all";
  const std::string_view only = argc > 2 ? argv[2] : "";
  bool good = true;
  for (const Parser& parser : parsers()) {
    Cost slowest, largest;
    for (const Shape& shape : parser.shapes) {
      if (shape.name.find(only) == std::string::npos) continue;
      for (const std::size_t size : {parser.most - 1, parser.most, parser.most + 1}) {
        Cost cost = cost_of(parser, shape, size);
        const bool fits = cost.seconds <= kMostSeconds && cost.bytes <= kMostBytes;
        good = good && fits;
        if (all || !fits) print(parser, cost);
        if (cost.seconds >= slowest.seconds) slowest = cost;
        if (cost.bytes >= largest.bytes) largest = cost;
        if (cost.seconds > 3) break;
      }
    }
    if (all) continue;
    print(parser, slowest);
    if (largest.shape != slowest.shape) print(parser, largest);
    std::fflush(stdout);
  }
  std::printf("%s: at most %.0f s and %zu MiB each\n", good ? "good" : "TOO MUCH", kMostSeconds,
              kMostBytes >> 20);
  return good ? 0 : 1;
}
