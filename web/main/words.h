#pragma once
// The words of the page's program: a language arrives when it is spoken, so that nobody loads
// three.

#include <string>

#include "text/text.h"

namespace tablee::web {

// `pack`: key, text, key, text …, each ended by a tab, keys in byte order (scripts/assemble.mjs).
void take_words(text::Language language, std::string pack);

}  // namespace tablee::web
