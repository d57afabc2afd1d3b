#pragma once
// Single keys at the table, for screen-reader users: each language has its own letters for the
// questions (words "keys.…"), unless the player has chosen others; digits go to a row or to a card
// of the hand. They can be switched off (settings.h), and none of them decides anything.

#include <string>
#include <string_view>

#include "core/enum_index.h"
#include "core/item.h"
#include "core/result.h"
#include "web/app/storage/settings.h"

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

// The letters in use, one for each question in the order of Asked: the player's, else the
// language's.
std::string letters_of(const Settings& settings);

// The one of that question.
inline std::string_view letter_of(std::string_view letters, Asked asked) {
  return letters.substr(index_of(asked) - 1, 1);
}

// The question that a key stands for among those letters, in lower or upper case.
Asked asked_by(std::string_view letters, std::string_view key);
// What a question asks for: "my hand".
Message question_text(Asked asked);

// All of them with their letters, in one sentence.
Message keys_text(std::string_view letters);

// The letters with another one for that question, the last sign of what was typed; or why not.
Result<std::string> with_letter(std::string letters, Asked asked, std::string_view typed);

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
