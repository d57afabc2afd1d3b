#pragma once
// Words of every language inside the program: for the command line and the tests.

#include <iterator>

#include "text/text.h"

namespace tablee::text {

// Adds the words of a program that has words of its own: sorted keys, and a text for each in every
// language. What the struct points to must stay valid until the program ends.
struct Words {
  std::span<const std::string_view> keys;
  std::span<const std::string_view> texts[std::size(kLanguages)];
};
void add_words(const Words& words);

}  // namespace tablee::text
