#pragma once
// What a linked phone shows of its seat's table beside the hand.

#include "text/text.h"
#include "web/app/page/to_page.h"
#include "web/app/services/session.h"

namespace tablee::app {

// Only what that seat may know, except its hand of cards. Choices are offered where the seat has a
// decision that is made for all to see and each legal move is one choice.
ToPage::Phones::Table phone_table(const Session& session, Seat seat, text::Language language);

}  // namespace tablee::app
