#pragma once
// Single keys at the table, for screen-reader users: each language has its own letters for the
// questions (words "keys.…"), digits go to a row or to a card of the hand. They can be switched off
// (settings.h), and none of them decides anything.

#include <string>
#include <string_view>

#include "core/item.h"
#include "text/text.h"

namespace tablee::app {

enum class Asked : unsigned char {
  nothing,
  hand,    // what one holds
  rows,    // a row, then the next one
  effect,  // of the focused card or answer
  scores,  // of all players
  turn,    // what is asked
  trick,   // the last one
  help,    // these keys
  ends,    // of the rows
  points,  // one's own
  leader,  // who is ahead
  own,     // what one's last card did
};

// The question that a key stands for in this language, in lower or upper case.
Asked asked_by(text::Language language, std::string_view key);

// All of them with their letters, in one sentence.
Message keys_text();

// A number typed digit by digit, without waiting: each digit goes on with the number where some
// card or row has such a one, else it begins anew.
class TypedNumber {
 public:
  // The item to go to; empty where there is none yet, or none at all: then number() is empty too.
  std::string add(char digit, const Items& items);
  void forget() { digits_.clear(); }
  std::string_view number() const { return digits_; }

 private:
  std::string digits_;
};

}  // namespace tablee::app
