// Matches under way: each with what it is, who plays and when it was last played, a way on and a
// way to delete it.

#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

Message what_text(const UnderWay& match) {
  const Message kind = msg_family("game.", match.kind);
  return is_daily(match.sheet)
             ? msg("matches.daily").with_message("game", kind)
             : msg("home.resume_where").with_message("game", kind).with("round", match.round);
}

Message about_text(const Model& m, const UnderWay& match) {
  // A large table's first players and how many more.
  constexpr std::size_t kNamed = 4;
  auto names = seat_names(match.seats, m.settings.language);
  const std::size_t more = names.size() > kNamed + 1 ? names.size() - kNamed : 0;
  if (more) {
    names.resize(kNamed);
    names.push_back("+" + std::to_string(more));
  }
  std::vector<Message> players;
  for (std::string& name : names)
    players.push_back(msg("app.words").with_text("words", std::move(name)));
  return msg("matches.about")
      .with_messages("players", std::move(players))
      .with_message("when", day_text(match.when, m.today));
}

// "resume.go" of the first, "resume.3.go" of the match under the key "match.3".
std::string id_of(const UnderWay& match) {
  const auto dot = match.key.find('.');
  return ids::kResume + std::string(".") +
         (dot == std::string::npos ? std::string("0") : match.key.substr(dot + 1));
}

// `go`: what the way on is called.
void add_ways(const UnderWay& match, const std::string& id, Message go, std::uint8_t depth,
              Items& items) {
  items.push_back(button(id + ids::kGo, std::move(go), {Verb::resume, match.key}, depth));
  items.push_back(button(id + ids::kDelete,
                         msg("matches.delete").with_message("match", what_text(match)),
                         {Verb::match_delete, match.key}, depth));
}

void add_line(const Model& m, const UnderWay& match, Items& items) {
  const std::string id = id_of(match);
  items.push_back(part(id, Role::entry, what_text(match), 2));
  items.back().hint = about_text(m, match);
  add_ways(match, id, msg("matches.go_on").with_message("match", what_text(match)), 3, items);
}

}  // namespace

Message set_aside_text(const UnderWay& match) {
  return msg("matches.aside").with_message("match", what_text(match));
}

void add_under_way(const Model& m, Items& items, std::size_t most) {
  const auto& list = m.matches.list();
  const auto* home = m.path.find<HomeUi>();
  const UnderWay* erased = home && home->erased ? &home->erased->match : nullptr;
  if (list.empty() && !erased) return;
  items.push_back(part(ids::kResume, Role::region,
                       list.size() > 1 ? msg("matches.title") : msg("home.resume")));
  if (!list.empty()) {
    items.push_back(text_line("resume.where", what_text(list.front()), 1));
    items.back().hint = about_text(m, list.front());
    add_ways(list.front(), ids::kResume, msg("home.go_on"), 1, items);
    items[items.size() - 2].on = true;
  }
  if (list.size() > 1) {
    items.push_back(part("resume.more", Role::list, msg("matches.others"), 1));
    for (std::size_t i = 1; i < std::min(most, list.size()); ++i) add_line(m, list[i], items);
  }
  if (list.size() > most)
    items.push_back(button("resume.all",
                           msg("matches.all").with("count", static_cast<int>(list.size())),
                           {Verb::go, "matches"}, 1));
  if (erased)
    items.push_back(button("resume.restore",
                           msg("matches.restore").with_message("match", what_text(*erased)),
                           Verb::match_restore, 1));
}

namespace {

Items matches_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("matches.title"), 1));
  if (m.matches.list().empty()) items.push_back(text_line("none", msg("matches.none")));
  add_under_way(m, items, kMostMatches);
  return items;
}

}  // namespace

constinit const Screen matches_screen{.name = "matches", .items = matches_items, .by_name = true};

}  // namespace tablee::app
