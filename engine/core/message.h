#pragma once
// What the engine says: a key and its arguments, never a sentence. engine/text turns a message into
// words of a language.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"

namespace tablee {

struct Message;

// Letters, as readers see them (core/graphemes.h), that a sentence quotes of an outside text; a
// longer text ends with an ellipsis. Letters of many code points count by their bytes, too.
inline constexpr std::size_t kMaxQuote = 40;
inline constexpr std::size_t kMaxQuoteBytes = 400;
// Text of a file, a link, a line or an input, fit for a sentence: at most that long, in one line,
// without what cannot be seen.
std::string quoted(std::string_view text);

// One named argument. A seat stays a number until engine/text inserts the player's name.
struct Arg {
  enum class Kind : std::uint8_t { number, text, seat, list, message };
  std::string name;
  Kind kind = Kind::number;
  std::int64_t number = 0;        // number, seat
  std::string text;               // text, shown as it is
  std::vector<int> list;          // list of numbers
  std::vector<Message> messages;  // message: one, or several that are said one after another
};

struct Message {
  std::string key;  // empty: nothing to say
  std::vector<Arg> args{};

  bool empty() const { return key.empty(); }
  Message&& with(std::string_view name, std::int64_t number) &&;
  Message&& with_text(std::string_view name, std::string_view text) &&;
  // Every outside text that enters a message does so here: quoted(text).
  Message&& with_quote(std::string_view name, std::string_view text) &&;
  Message&& with_seat(std::string_view name, Seat seat) &&;
  Message&& with_list(std::string_view name, std::vector<int> list) &&;
  Message&& with_message(std::string_view name, Message inner) &&;
  Message&& with_messages(std::string_view name, std::vector<Message> inner) &&;
};

// A message with that key. Keys used in code are always written as msg("literal"), or
// msg_family("prefix.", suffix): the words check finds them by that spelling.
Message msg(std::string_view key);
Message msg_family(std::string_view prefix, std::string_view suffix);

bool operator==(const Arg& a, const Arg& b);
bool operator==(const Message& a, const Message& b);

}  // namespace tablee
