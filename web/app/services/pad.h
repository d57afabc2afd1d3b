#pragma once
// The score pad as a screen: how it opens, and its actions.

#include "web/app/model.h"
#include "web/app/voice.h"

namespace tablee::app {

// Goes on with the pad of that sheet, or with a new one (empty key), as far as it was written.
[[gnu::noinline]] void open_pad(Model& model, std::string_view key);
bool act_on_pad(Model& model, Voice& voice, const Action& action);
// The fields are players' names while the pad is set up, then the game's figures of each player.
void input_on_pad(Model& model, const Item& field, std::string_view typed);

}  // namespace tablee::app
