#pragma once
// Messages into sentences. The words lie in assets/words, one file a language; the build turns them
// into tables and fails where a language lacks one.
//
// In a template, {name} is replaced by the argument: a number, a text, a seat's name, a list of
// numbers, or messages said one after another. {name|one|other} picks a form by the number of that
// argument, as the language counts (French says "0 tête", English "0 heads").

#include <iterator>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"

namespace tablee::text {

enum class Language : unsigned char { fr, en, de };
inline constexpr Language kLanguages[] = {Language::fr, Language::en, Language::de};

std::string_view code(Language language);  // "fr"
// The language that a tag such as "de-CH" asks for; French where we have none of it.
Language language_of(std::string_view tag);

// More words, for a program that says things of its own: sorted keys, and a text for each in every
// language. What it points to is kept for good.
struct Words {
  std::span<const std::string_view> keys;
  std::span<const std::string_view> texts[std::size(kLanguages)];
};
void add_words(const Words& words);

// The template of a key, null where there is none.
const std::string_view* find_words(Language language, std::string_view key);

// names[i] is what seat i is called. A missing key or argument shows as itself in angle brackets.
std::string render(Language language, const Message& message,
                   std::span<const std::string> names = {});

}  // namespace tablee::text
