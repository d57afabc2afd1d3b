#pragma once
// Words and items of challenges that several screens and services use.

#include "table/challenge.h"
#include "web/app/model.h"

namespace tablee::app {

struct LinkUi;

// The one of the link that is open, whatever screen is over it; null: none.
const Challenge* opened_challenge(const Model& model);
// What lies on the table and in the hand before the decision that is asked, in lines, for those
// who do not see the picture.
std::vector<Message> table_lines(const AnyView& asked);
// The sender's name, or "somebody".
Message challenger(const Challenge& challenge);
// That answer beside the sender's choice, and what that cost.
Message answer_text(const Challenge& challenge, std::string_view answer);
// A challenge on the screen of its link. Nothing of the sender's choice before it is answered.
void add_challenge(const LinkUi& own, const Challenge& challenge, Items& items);

}  // namespace tablee::app
