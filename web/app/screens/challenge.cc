// A round sent as a challenge: before and after its decision is answered; rounds of the same deal
// beside each other; and the way on.

#include "web/app/screens/challenge.h"

#include <algorithm>

#include "table/advice.h"
#include "table/outcome.h"
#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/challenges.h"
#include "web/app/summaries/result_text.h"

namespace tablee::app {
namespace {

Message name_text(const std::string& name) {
  return name.empty() ? msg("challenge.somebody") : msg("app.words").with_text("words", name);
}

// What the seat took there, and what it did.
struct Told {
  Message own, other;
  int points = 0;
};

Told told(const Challenge& challenge, std::string_view answer) {
  const auto before = Match::replay(challenge.before()), after = Match::replay(challenge.story());
  const Seat seat = challenge.seat();
  const auto view = before->state().view(seat);
  Told all{move_words(*view, answer), move_words(*view, challenge.choice())};
  for (std::size_t i = before->events().size(); i < after->events().size(); ++i)
    if (const Event& e = after->events()[i]; e.seat == seat)
      all.points += after->setup().game->taken(e).value_or(0);
  return all;
}

// The first column names the trick or the card, each other one says what a person did there.
struct Column {
  Message name;
  std::vector<TrickCost> costs;
  int points;
};

Message cell(const Column& column, const TrickCost& place) {
  for (const TrickCost& cost : column.costs)
    if (cost.trick == place.trick && cost.card == place.card)
      return cost.move.empty() ? msg("sheet.points").with("points", cost.points)
                               : msg("challenge.cell")
                                     .with_message("move", cost.move)
                                     .with("points", cost.points);
  return msg("daily.unplayed");
}

void add_compared(const ChallengeUi& own, Items& items) {
  const Seat seat = *only_person(own.own.match.seats());
  const std::string_view game = own.own.match.setup().game->id();
  std::vector<Column> columns{
      {msg("challenge.you"), costs_of(own.own.match, seat), points_of(own.own.match, seat)}};
  for (const Attempt& attempt : own.earlier)
    columns.push_back(
        {name_text(attempt.name), costs_of(attempt.match, seat), points_of(attempt.match, seat)});
  items.push_back(part("results", Role::list, msg("challenge.compared")));
  for (std::size_t i = 0; i < columns.size(); ++i) {
    items.push_back(part(ids::inside("results", static_cast<int>(i)), Role::entry,
                         msg("sheets.player")
                             .with_message("name", columns[i].name)
                             .with_message("points", points_text(game, columns[i].points)),
                         1));
    items.back().on = i == 0;
  }
  std::vector<TrickCost> places = columns.front().costs;
  // The last column is drawn as the one that counts.
  std::ranges::rotate(columns, columns.begin() + 1);
  for (const Column& column : columns)
    for (const TrickCost& cost : column.costs)
      if (std::ranges::none_of(places, [&](const TrickCost& p) {
            return p.trick == cost.trick && p.card == cost.card;
          }))
        places.push_back(cost);
  items.push_back(part("tricks", Role::table, msg("challenge.tricks")));
  std::vector<Message> head{places.empty() || places.front().trick > 0 ? msg("challenge.trick")
                                                                       : msg("challenge.card")};
  for (const Column& column : columns) head.push_back(column.name);
  add_row(items, "tricks.head", std::move(head), true);
  int n = 0;
  for (const TrickCost& place : places) {
    std::vector<Message> cells{
        msg("sheet.points").with("points", place.trick > 0 ? place.trick : place.card)};
    for (const Column& column : columns) cells.push_back(cell(column, place));
    add_row(items, ids::inside("tricks", ++n), std::move(cells));
  }
}

Message hand_text(const AnyView& view) {
  return msg("challenge.hand").with_message("hand", view.holding());
}

// The table that the friend sees first.
void add_asked(const ChallengeUi& own, Items& items) {
  if (!own.asked) return;
  const Setup& setup = own.asked->setup();
  const auto view = own.asked->state().view(*only_person(setup.seats));
  ExampleTable table = view->example();
  table.kind = kind_name(*setup.game, setup.options);
  items.push_back(
      text_line("asked", msg("challenge.asked").with_message("hand", hand_text(*view))));
  items.back().data = std::move(table);
}

Items challenge_items(const Model& m) {
  const ChallengeUi& own = *m.path.here<ChallengeUi>();
  const bool back = !own.earlier.empty();
  Items items;
  items.push_back(back_button());
  items.push_back(
      heading(ids::kTitle, back ? msg("challenge.compared") : msg("challenge.open"), 1));
  if (back) {
    add_compared(own, items);
    items.push_back(heading("turn", msg("challenge.turn"), 2));
  }
  items.push_back(text_line("about", msg("challenge.about")));
  add_asked(own, items);
  items.push_back(input(ids::kName, msg("challenge.name"), {own.own.name}));
  items.push_back(text_line("holds", msg("challenge.holds")));
  items.push_back(main_button("send", back ? msg("challenge.send_back") : msg("challenge.send"),
                              Verb::challenge_send));
  items.push_back(button("picture", msg("challenge.picture"), Verb::challenge_picture));
  return items;
}

// The round (from 1) in which the seat took most at once; the last one where it took nothing.
int dearest_round(const Match& match, Seat seat) {
  const auto costs = outcome_of(match, seat).costs;
  int most = 0, round = static_cast<int>(costs.size());
  for (std::size_t i = 0; i < costs.size(); ++i)
    for (const int cost : costs[i])
      if (cost > most) {
        most = cost;
        round = static_cast<int>(i) + 1;
      }
  return round;
}

}  // namespace

std::vector<Message> table_lines(const AnyView& asked) {
  std::vector<Message> lines;
  for (Item& item : asked.describe())
    if (data_of<RowNumber>(item) || item.id == ids::kCard) lines.push_back(std::move(item.text));
  lines.push_back(hand_text(asked));
  return lines;
}

const Challenge* opened_challenge(const Model& m) {
  const auto* own = m.path.find<LinkUi>();
  return own && own->opened ? std::get_if<Challenge>(&*own->opened) : nullptr;
}

Message challenger(const Challenge& challenge) { return name_text(challenge.sender().name); }

Message answer_text(const Challenge& challenge, std::string_view answer) {
  Told all = told(challenge, answer);
  const std::string_view game = challenge.sender().match.setup().game->id();
  return (answer == challenge.choice() ? msg("challenge.same") : msg("challenge.answered"))
      .with_message("own", std::move(all.own))
      .with_message("other", std::move(all.other))
      .with_message("name", challenger(challenge))
      .with_message("points", points_text(game, all.points));
}

void add_challenge(const LinkUi& own, const Challenge& challenge, Items& items) {
  const Setup& setup = challenge.sender().match.setup();
  const std::string kind(kind_name(*setup.game, setup.options));
  const Message name = challenger(challenge);
  items.push_back(part(ids::kInvite + kind, Role::region, kind_text(*setup.game, setup.options)));
  items.back().data = KindName{kind};
  items.push_back(heading(ids::kTitle, msg("challenge.title").with_message("name", name), 1, 1));
  items.push_back(text_line("game", kind_text(*setup.game, setup.options), 1));
  if (!own.answer.empty()) {
    items.push_back(text_line("answer", answer_text(challenge, own.answer), 1));
    items.back().on = true;
  }
  items.push_back(text_line("sealed", msg("challenge.sealed").with_message("name", name), 1));
  if (own.answer.empty())
    items.push_back(main_button("challenge.ask", msg("challenge.see"), Verb::challenge_ask, 1));
  items.push_back(own.answer.empty()
                      ? button("link.play", msg("link.same_deal"), Verb::link_play, 1)
                      : main_button("link.play", msg("link.same_deal"), Verb::link_play, 1));
}

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] void add_challenge_way(const Model& m, Items& items) {
  const Match& match = m.session->match();
  const auto seat = m.lesson ? std::nullopt : only_person(match.seats());
  if (!seat) return;
  if (const auto began = challenge_of(m, m.session->key())) {
    items.push_back(button("challenge",
                           msg("challenge.compare").with_message("name", challenger(*began)),
                           {Verb::challenge, 1, ""}));
    items.back().on = true;
    return;
  }
  const int round =
      match.over() ? dearest_round(match, *seat) : static_cast<int>(match.sheet().rounds.size());
  if (!round_of(match, static_cast<std::size_t>(round) - 1, *seat, kUsualLevel)) return;
  items.push_back(button("challenge", msg("challenge.open"), {Verb::challenge, round, ""}));
  items.back().hint = msg("challenge.open_about");
}

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] Message challenge_title(const Model& m) {
  const Challenge* challenge = opened_challenge(m);
  return challenge ? msg("challenge.title").with_message("name", challenger(*challenge))
                   : Message{};
}

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] void ask_for_challenge(const Model& m, Items& table) {
  const Challenge* challenge = opened_challenge(m);
  if (!challenge || !m.transient.looked.empty() || !m.path.here<TableUi>()->begun.empty()) return;
  const Setup& setup = challenge->sender().match.setup();
  for (Item& item : table)
    if (item.id == ids::kWhere)
      item.text = challenge_title(m);
    else if (item.id == ids::kPrompt)
      item.text = msg("challenge.ask")
                      .with_message("game", kind_text(*setup.game, setup.options))
                      .with_message("name", challenger(*challenge));
}

constinit const Screen challenge_screen{.name = "challenge",
                                        .items = challenge_items,
                                        .input = [](Model& m, const Item&, std::string_view typed) {
                                          m.path.here<ChallengeUi>()->own.name = tidy_name(typed);
                                        }};

}  // namespace tablee::app
