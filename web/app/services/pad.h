#pragma once
// The score pad as a screen: how it opens, and what is done there.

#include "web/app/model.h"
#include "web/app/voice.h"

namespace tablee::app {

// Goes on with the pad of that sheet, or with a new one (empty key), as far as it was written.
[[gnu::noinline]] void open_pad(Model& model, std::string_view key);
bool act_on_pad(Model& model, Voice& voice, const Action& action);
// The field of a player's name while the pad is set up, then those of the game's figures.
void input_on_pad(Model& model, std::string_view id, std::string_view value);

}  // namespace tablee::app
