#include "text/text.h"

#include <algorithm>
#include <utility>

#include "core/enum_index.h"
#include "text/plural.h"

namespace tablee::text {
namespace {

// A missing text is shown as its key: so it is noticed at once, and no information is lost.
std::string missing(std::string_view what) { return "⟨" + std::string(what) + "⟩"; }

const Arg* find_arg(const Message& m, std::string_view name) {
  const auto found =
      std::find_if(m.args.begin(), m.args.end(), [&](const Arg& a) { return a.name == name; });
  return found == m.args.end() ? nullptr : &*found;
}

// Negative numbers have a minus sign, which is as wide as a digit.
std::string digits(std::int64_t n) { return n < 0 ? "−" + std::to_string(-n) : std::to_string(n); }

// `last`: what stands between the last two of several messages.
std::string say(Language language, const Arg& arg, std::span<const std::string> names,
                std::string_view last) {
  switch (arg.kind) {
    case Arg::Kind::number:
      return digits(arg.number);
    case Arg::Kind::text:
      return arg.text;
    case Arg::Kind::seat: {
      const auto seat = static_cast<std::size_t>(arg.number);
      return seat < names.size() ? names[seat] : missing("seat " + std::to_string(arg.number));
    }
    case Arg::Kind::list: {
      std::string text;
      for (const int n : arg.list) text += (text.empty() ? "" : ", ") + digits(n);
      return text;
    }
    case Arg::Kind::message: {
      std::string text;
      for (const Message& m : arg.messages) {
        if (!text.empty()) text += &m == &arg.messages.back() ? last : ", ";
        text += render(language, m, names);
      }
      return text;
    }
  }
  return {};
}

// Of a seat: the first form for the reader, who is called "You", the second for others.
int form_of(Language language, const Arg& arg, std::span<const std::string> names) {
  if (arg.kind == Arg::Kind::seat) {
    const std::string_view* you = find_words(language, "app.you");
    return you && say(language, arg, names, {}) == *you ? 0 : 1;
  }
  return plural_form(traits(language).plurals, arg.kind == Arg::Kind::list
                                                   ? static_cast<std::int64_t>(arg.list.size())
                                                   : arg.number);
}

// Fills in one {…}; `inside` is the text between the braces.
std::string fill(Language language, const Message& m, std::string_view inside,
                 std::span<const std::string> names) {
  std::size_t bar = inside.find('|');
  const Arg* arg = find_arg(m, inside.substr(0, bar));
  if (!arg) return missing(inside);
  if (bar == std::string_view::npos) return say(language, *arg, names, ", ");
  if (inside.find('|', bar + 1) == std::string_view::npos)
    return say(language, *arg, names, inside.substr(bar + 1));
  for (int form = form_of(language, *arg, names); form > 0 && bar != std::string_view::npos; --form)
    bar = inside.find('|', bar + 1);
  if (bar == std::string_view::npos) return missing(inside);
  inside.remove_prefix(bar + 1);
  return std::string(inside.substr(0, inside.find('|')));
}

}  // namespace

const LanguageTraits& traits(Language language) {
  static constexpr LanguageTraits kTraits[] = {TABLEE_LANGUAGE_TRAITS};
  return kTraits[index_of(language)];
}

Language language_of(std::string_view tag) {
  for (const Language language : kLanguages) {
    const std::string_view c = code(language);
    if (tag.substr(0, c.size()) == c && (tag.size() == c.size() || tag[c.size()] == '-'))
      return language;
  }
  return kLanguages[0];
}

std::string render(Language language, const Message& m, std::span<const std::string> names) {
  if (m.empty()) return {};
  const std::string_view* words = find_words(language, m.key);
  if (!words) return missing(m.key);
  std::string out;
  std::string_view rest = *words;
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
    if (close == std::string_view::npos) break;
    out += rest.substr(0, open);
    out += fill(language, m, rest.substr(open + 1, close - open - 1), names);
    rest.remove_prefix(close + 1);
  }
  out += rest;
  return out;
}

Message brief(Language language, Message m, Seat own) {
  const Arg* seat = own == kNobody ? nullptr : find_arg(m, "seat");
  if (seat && (seat->kind != Arg::Kind::seat || seat->number != own)) seat = nullptr;
  if (seat && find_words(language, m.key + "_brief_own"))
    m.key += "_brief_own";
  else if (find_words(language, m.key + "_brief"))
    m.key += "_brief";
  for (Arg& arg : m.args)
    for (Message& inner : arg.messages) inner = brief(language, std::move(inner), own);
  return m;
}

}  // namespace tablee::text
