#pragma once
// The screen that is shown as a list of items, in reading order.

#include "web/app/model.h"

namespace tablee::app {

// What was typed, and as the rules would say it: wordings for text::has_typed.
std::string rules_wordings(std::string_view typed, text::Language language);
// Names of the seats of the match that the screen is about (Model::match_shown); empty where there
// is none.
std::vector<std::string> names_shown(const Model& model);
// … and what they look like.
std::vector<Avatar> avatars_shown(const Model& model);

// The notice that no bots have come, which offers people instead.
inline constexpr std::string_view kNoBots = "table.no_bots";
// Tips at somebody's first table, "<kind>.coach.1" …; 0 says what it is about.
inline constexpr int kTips = 3;
// The items of the screen that is shown, after what is to be told on any.
Items screen_items(const Model& model);
// Heading of the screen, for the title of the page.
Message screen_title(const Model& model);

}  // namespace tablee::app
