#pragma once
// Turns messages into sentences. The words are in assets/words, one file per language, and those of
// a game in engine/games/<game>/words; the build fails where a language lacks a text. Each program
// chooses where it loads them from: text/built_in.h contains all of them, and the page's program
// loads one language at a time.
//
// In a template, {name} is replaced by the argument: a number, a text, a seat's name, a list of
// numbers, or messages with commas between them. {names| and } has those words before the last.
// {name|one|other} picks a form by the number of that argument, as the language counts: French says
// "0 tête", English "0 heads"; a language may have more forms, in CLDR's order: zero, one, two,
// few, many, other. {seat|you|other} picks one by whether the seat is the reader's: "You take",
// "Ada takes".

#include <span>
#include <string>
#include <string_view>

#include "core/message.h"
#include "languages_list.h"

namespace tablee::text {

// Those of assets/words/languages.json, in its order; the first is the default.
enum class Language : unsigned char { TABLEE_LANGUAGE_NAMES };
inline constexpr Language kLanguages[] = {TABLEE_LANGUAGE_VALUES};

// What of a language is not a sentence.
struct LanguageTraits {
  std::string_view code;  // "fr"
  std::string_view
      plurals;  // plural_form's table: in English 1 takes the first form, all else the second
  bool decimal_comma;   // "1,5"; cells of a CSV file are separated by semicolons then
  bool antoine_digits;  // braille digits of Antoine's notation; else the international ones
};
const LanguageTraits& traits(Language language);

inline std::string_view code(Language language) { return traits(language).code; }
// The language that a tag such as "de-CH" asks for; the default where it is none of ours.
Language language_of(std::string_view tag);

// The template of a key; null where there is none. Defined by the code that holds the program's
// words.
const std::string_view* find_words(Language language, std::string_view key);
// Whether the words of that language are loaded.
bool has_words(Language language);

// names[i] is the name of the player at seat i. A missing key or argument is shown as its own name
// in angle brackets.
std::string render(Language language, const Message& message,
                   std::span<const std::string> names = {});

// The same message in the fewest words: where there is a text "<key>_brief" for it or for a message
// among its arguments, that text says it, and "<key>_brief_own" does if its {seat} is `own`. An
// empty text: then it is left out.
Message brief(Language language, Message message, Seat own = kNobody);

}  // namespace tablee::text
