#pragma once
// Actions (core/action.h) as text, for messages to and from the page: "move 14", "go sheets".

#include <optional>
#include <string>
#include <string_view>

#include "core/action.h"

namespace tablee::app {

// The form of a verb's text, its parts separated by blanks: literal words and arguments. # is a
// number (Action::number, then ::second), $ a word (Action::text, then ::detail), * the rest of the
// line (the next of these texts), which may be empty.
std::string_view form_of(Verb verb);

// parse_action(to_text(action)) == action.
std::string to_text(const Action& action);
// Nothing where the text is no action.
std::optional<Action> parse_action(std::string_view text);

}  // namespace tablee::app
