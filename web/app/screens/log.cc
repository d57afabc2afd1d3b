// The last moves with the reasons for their effects, and events not seen yet: for users who want
// help.

#include <algorithm>

#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/sides.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/highlights.h"

namespace tablee::app {

Message because_text(const Model& m, const Match& match, std::size_t event) {
  const auto names = seat_names(match.seats(), m.settings.language);
  std::string text;
  for (const Message& sentence : match.state().cause(match.events(), event).facts)
    text += (text.empty() ? "" : " ") + text::render(m.settings.language, sentence, names);
  return text.empty() ? Message{} : msg("app.words").with_text("words", text);
}

std::optional<std::size_t> Model::pitfall() const {
  if (lesson || !whole || !session || session->handing_over()) return std::nullopt;
  const auto taken = session->taken();
  const Match& match = session->match();
  if (!taken) return std::nullopt;
  const AnyGame& game = *match.setup().game;
  const auto fell = [&](std::size_t at) {
    const Event& e = match.events()[at];
    return e.seat == session->deciding() && game.taken(e) &&
           !match.state().cause(match.events(), at).pitfall.empty();
  };
  if (!fell(*taken)) return std::nullopt;
  // Once a round: after that, the user knows it.
  for (std::size_t i = *taken; i-- > 0 && !match.events()[i].ends_round();)
    if (fell(i)) return std::nullopt;
  return taken;
}

Item why_button(const Match& match, std::size_t event) {
  return button(ids::kWhy, match.state().cause(match.events(), event).question,
                {Verb::why, static_cast<int>(event)});
}

namespace {

Items log_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("log.title"), 1));
  if (!m.match_shown()) return items;
  const Match& match = *m.match_shown();
  const auto& events = match.events();
  const LogUi& own = *m.path.here<LogUi>();
  if (own.asked) {
    items.push_back(heading(ids::kWhy, why_button(match, *own.asked).text, 2));
    items.push_back(
        text_line("why.event", event_message(match.setup().game->id(), events[*own.asked])));
    items.back().on = true;
    items.push_back(text_line("why.because", because_text(m, match, *own.asked)));
  }
  // From the last reveal on, then what was before it.
  const std::size_t trick = last_trick(match);
  constexpr std::size_t kLog = 40;
  const auto add = [&](std::size_t from, std::size_t to, const std::string& id) {
    for (std::size_t i = from; i < to; ++i) {
      Message told = told_of(m.settings.language, match, i);
      if (told.empty()) continue;
      const std::string line = ids::inside(id, static_cast<int>(i));
      if (match.state().cause(events, i).facts.empty()) {
        items.push_back(part(line, Role::entry, std::move(told), 1));
        continue;
      }
      items.push_back(button(line, std::move(told), {Verb::why, static_cast<int>(i)}, 1));
      if (own.explained == i) items.back().hint = because_text(m, match, i);
    }
    if (items.back().role == Role::list) items.pop_back();
  };
  items.push_back(heading("trick.title", msg("log.trick"), 2));
  const auto about = static_cast<std::ptrdiff_t>(items.size());
  items.push_back(text_line("trick.about", msg("log.why_hint")));
  items.push_back(part("trick", Role::list, msg("log.trick")));
  add(trick, events.size(), "trick");
  const bool playing = m.session && &match == &m.session->match();
  const auto unseen = playing ? m.session->view()->unseen() : std::nullopt;
  if (unseen && m.settings.tracker && !match.needs_deal() && !match.over()) {
    items.push_back(heading("unseen.title", msg("log.unseen"), 2));
    add_unseen(*unseen, items);
  }
  items.push_back(heading("before.title", msg("log.before"), 2));
  items.push_back(part("before", Role::list, msg("log.before")));
  add(trick > kLog ? trick - kLog : 0, trick, "before");
  if (items.back().role == Role::heading) items.pop_back();
  // A game may explain nothing.
  if (std::none_of(items.begin() + about, items.end(),
                   [](const Item& item) { return item.role == Role::button; }))
    items.erase(items.begin() + about);
  return items;
}

}  // namespace

constinit const Screen log_screen{.name = "log",
                                  .items = log_items,
                                  .ui = fresh<LogUi>,
                                  .by_name = true,
                                  .gone = [](const Model& m) { return m.match_shown() == nullptr; },
                                  .names = names_shown};

}  // namespace tablee::app
