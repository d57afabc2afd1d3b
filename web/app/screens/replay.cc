// A finished match, step by step.

#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"

namespace tablee::app {

namespace {

// The event that can be explained: the last card that a player had to take in this step, else the
// last card placed.
std::optional<std::size_t> last_explained(const Replay& replay) {
  const auto& events = replay.match().events();
  std::optional<std::size_t> last;
  for (std::size_t i = events.size(); i-- > replay.told_before(replay.at() - 1);) {
    const Cause why = replay.match().state().cause(events, i);
    if (why.points) return i;
    if (!last && !why.facts.empty()) last = i;
  }
  return last;
}

// Ways from step to step, and where one is.
void add_steps(const Model& m, const ReplayUi& own, Items& items) {
  const Replay& replay = own.replay;
  const bool first = replay.at() == 1;
  const bool last = replay.at() == replay.length();
  const auto add = [&](std::string_view what, Message text, Verb step, bool enabled) {
    Item b = button(ids::kReplay + std::string(what), std::move(text), step);
    b.enabled = enabled;
    items.push_back(std::move(b));
  };
  add("last_rest", msg("replay.last_rest"), Verb::step_last_rest, !first);
  add("last", msg("replay.last"), Verb::step_last, !first);
  add("next", msg("replay.next"), Verb::step_next, !last);
  add("next_rest", msg("replay.next_rest"), Verb::step_next_rest, !last);
  Item hands = part("replay.hands", Role::toggle, msg("replay.hands"));
  hands.on = m.browsing.hands;
  hands.action = Verb::step_hands;
  if (!own.again) items.push_back(std::move(hands));
  Item at = text_line("replay.at", msg("replay.at")
                                       .with("at", static_cast<int>(replay.at()))
                                       .with("length", static_cast<int>(replay.length())));
  at.data = Progress{static_cast<int>(replay.at()), static_cast<int>(replay.length())};
  items.push_back(std::move(at));
}

// The last event is shown in place of a prompt; if the replay was opened for a choice, that choice.
Message done_last(const Model& m, const ReplayUi& own) {
  const Replay& replay = own.replay;
  const Match& match = replay.match();
  const std::string_view game = match.setup().game->id();
  Message done;
  const auto& events = match.events();
  for (auto e = events.rbegin(); e != events.rend() && done.empty(); ++e) {
    if (e->audience != kNobody) continue;
    Message told = event_message(game, *e);
    const std::string_view* words = text::find_words(m.settings.language, told.key);
    if (words && !words->empty()) done = std::move(told);
  }
  if (replay.at() == own.slip_at) done = own.slip;
  if (replay.at() == own.why_at) done = own.why;
  if (!own.story.empty() && replay.at() == replay.length()) done = own.story;
  return done;
}

Items replay_items(const Model& m) {
  const ReplayUi& own = *m.path.here<ReplayUi>();
  const Replay& replay = own.replay;
  const Match& match = replay.match();
  Items items;
  items.push_back(back_button());
  items.push_back(
      heading(ids::kTitle,
              msg("replay.title")
                  .with_message("game", kind_text(*match.setup().game, match.setup().options)),
              1));
  add_steps(m, own, items);
  const Message done = done_last(m, own);
  for (Item& item : match.state().view(kNobody)->describe()) {
    const bool prompt = item.id == ids::kPrompt;
    if (prompt) item.text = done;
    items.push_back(std::move(item));
    if (const auto event = prompt && !own.why_at ? last_explained(replay) : std::nullopt)
      items.push_back(why_button(match, *event));
    if (prompt && !own.story.empty())
      items.push_back(main_button(ids::kNext, msg("challenge.go_on"), Verb::back));
  }
  if (!m.browsing.hands || own.again) return items;
  items.push_back(part(ids::kHolding, Role::list, msg("replay.holding")));
  for (int i = 0; i < match.players(); ++i) {
    const auto view = match.state().view(seat_at(i));
    Message what = view->holding();
    if (what.empty()) continue;
    items.push_back(part(
        ids::inside(ids::kHolding, i), Role::entry,
        msg("replay.held").with_seat("seat", seat_at(i)).with_message("what", std::move(what)), 1));
    items.back().data = HeldCards{seat_at(i), view->held_cards()};
  }
  if (items.back().role == Role::list) items.pop_back();
  return items;
}

}  // namespace

constinit const Screen replay_screen{
    .name = "replay",
    .kind = ScreenKind::replays,
    .items = replay_items,
    .names = names_shown,
    .looks = avatars_shown,
    .view = [](const Model& m) {
      return m.path.here<ReplayUi>()->replay.match().state().view(kNobody);
    }};

}  // namespace tablee::app
