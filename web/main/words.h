#pragma once
// The words of the page's program. A language arrives when it is used, so that no user loads all
// three.

#include <string>

#include "text/text.h"

namespace tablee::web {

// `pack`: key, text, key, text …, each ended by a tab, keys in byte order
// (scripts/site/assemble.mjs). All of a language, or first what starting and playing need and then
// the rest.
void take_words(text::Language language, std::string pack);

}  // namespace tablee::web
