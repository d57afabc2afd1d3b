// Every parser of text from outside answers its largest inputs by name. scripts/bench --limits
// measures the time of those; here inputs are smaller, because sanitizers are slow, and must only
// take a time that grows with their size.

#include <catch2/catch_test_macros.hpp>

#include "meter.h"
#include "parsers.h"

using namespace tablee::limits;

TEST_CASE("Inputs just below, at and just above a parser's limit are answered", "[limits]") {
  for (const Parser& parser : parsers()) {
    CAPTURE(parser.name);
    const Shape& shape = parser.shapes.front();
    for (const std::size_t size : {parser.most - 1, parser.most}) {
      const std::string answer = parser.answer(text_of(shape, size));
      CHECK(!answer.empty());
    }
    for (const Shape& larger : {shape, Shape{"blanks", "", " "}, Shape{"letters", "", "a"}}) {
      const Meter meter;
      CHECK(parser.answer(text_of(larger, parser.most + 1)) == parser.too_large);
      CHECK(meter.seconds() < 2);
    }
  }
}

TEST_CASE("No shape of text takes more than linear time, or much memory", "[limits]") {
  for (const Parser& parser : parsers())
    for (const Shape& shape : parser.shapes) {
      const std::string text = text_of(shape, parser.most < (1 << 18) ? parser.most : 1 << 17);
      const Meter meter;
      const std::string answer = parser.answer(text);
      // Where a time grows with the square of the size, that many bytes take minutes.
      if (meter.seconds() > 5)
        FAIL_CHECK(parser.name << ", " << shape.name << ": " << meter.seconds() << " s");
      if (meter.peak_bytes() > kMostBytes / 4)
        FAIL_CHECK(parser.name << ", " << shape.name << ": " << meter.peak_bytes() << " bytes");
      if (answer.empty()) FAIL_CHECK(parser.name << ", " << shape.name);
    }
}
