#pragma once
// Every screen as its list of items, in reading order. Actions are words that App::act understands.

#include "web/app/model.h"

namespace tablee::app {

Items home_screen(const Model& model);
Items setup_screen(const Model& model);
Items table_screen(const Model& model);
Items pause_screen(const Model& model);
Items sheets_screen(const Model& model);
Items sheet_screen(const Model& model);
Items settings_screen(const Model& model);
Items rules_screen(const Model& model);
// Of what people look up in the rules, that which this table is asking now: its id, or nothing.
std::string_view topic_asked(const Session& session);
// What was typed, and as the rules would say it: wordings for text::has_typed.
std::string rules_wordings(std::string_view typed, text::Language language);
Items link_screen(const Model& model);
Items review_screen(const Model& model);
std::vector<std::string> link_names(const Model& model);
Items replay_screen(const Model& model);
Items statistics_screen(const Model& model);
Items pad_screen(const Model& model);
Items daily_screen(const Model& model);
Items log_screen(const Model& model);
Items matches_screen(const Model& model);
Items lessons_screen(const Model& model);
Items exercises_screen(const Model& model);
Items exercise_set_screen(const Model& model);

// Tips at somebody's first table, "<kind>.coach.1" …; 0 says what it is about.
inline constexpr int kTips = 3;
Items screen_items(const Model& model);
// Heading of the screen, for the title of the page.
Message screen_title(const Model& model);
std::string_view place_name(Place place);

}  // namespace tablee::app
