#include "web/draw/gallery/scenes.h"

#include "games/nimmt/describe.h"
#include "table/match.h"
#include "web/app/screens/compose.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::gallery {
namespace {

using nimmt::View;

class NoOutbox final : public app::Outbox {
 public:
  void post(std::string_view) override {}
};
NoOutbox no_outbox;

const std::vector<std::string> kNames = {"Marguerite", "Jo",         "Anne-Sophie", "Grand-père",
                                         "Léa",        "Maximilian", "Zoé",         "Christophe",
                                         "Ida",        "Bartholomé"};

CardSet set_of(std::initializer_list<int> cards) {
  CardSet set;
  for (const int c : cards) set.add(static_cast<Card>(c));
  return set;
}

// Views are written down, not played: what draws knows no state.
void table(Scene& scene, const View& v) {
  scene.screen = "table";
  scene.view = std::make_unique<View>(v);
  scene.names.assign(kNames.begin(), kNames.begin() + v.pub.options.players);
  scene.items.push_back(app::button("menu", msg("table.menu"), "go pause"));
  scene.items.push_back(app::button("undo", msg("table.undo"), "undo"));
  scene.items.push_back(app::heading("title", msg_family("game.", "nimmt"), 1));
  Items items = nimmt::describe(v);
  app::compose_moves(items, "nimmt", "");
  for (Item& item : items) {
    const bool prompt = item.id == "prompt";
    scene.items.push_back(std::move(item));
    if (prompt && !scene.lifted.empty())
      scene.items.push_back(app::main_button(
          "play",
          msg("table.play").with_text("move", scene.lifted.substr(scene.lifted.find('.') + 1)),
          "move"));
  }
}

void rows(View& v, std::initializer_list<std::initializer_list<int>> all) {
  v.pub.rows.clear();
  for (const auto& cards : all) {
    v.pub.rows.push_back({});
    for (const int c : cards) v.pub.rows[v.pub.rows.size() - 1u].push_back(static_cast<Card>(c));
  }
}

View midgame(int players) {
  View v;
  v.pub.options.players = players;
  v.pub.phase = nimmt::Phase::choose;
  v.pub.round = 1;
  v.pub.trick = 4;
  v.viewer = 0;
  rows(v, {{12, 14, 15, 21, 26}, {3, 9}, {43, 44, 55}, {58, 61, 66, 83}});
  v.hand = set_of({5, 10, 27, 33, 48, 60, 77, 84, 100, 104});
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    v.pub.hand_size[i] = 10;
    v.pub.totals[i] = static_cast<int>((i * 17 + 9) % 61);
    v.pub.heads[i] = i % 3 == 1 ? 9 : i % 3 == 2 ? 5 : 0;
  }
  return v;
}

// The rows in which a card is too low.
constexpr auto kHighRows = [](View& v) {
  rows(v, {{12, 14, 15, 21, 26}, {30, 31}, {43, 44, 55}, {58, 61, 66, 83}});
};

Event event(std::string_view kind, int seat, std::vector<Event::Field> fields,
            std::vector<int> cards = {}) {
  Event e;
  e.kind = kind;
  e.seat = static_cast<Seat>(seat);
  e.fields = std::move(fields);
  e.cards = std::move(cards);
  return e;
}

Sheet some_sheet(int players, int rounds) {
  Sheet sheet;
  sheet.game = "nimmt";
  sheet.date = "2026-11-21";
  for (int i = 0; i < players; ++i)
    sheet.players.push_back(
        {.name = kNames[static_cast<std::size_t>(i)], .bot = i ? "heuristic" : ""});
  sheet.totals.assign(static_cast<std::size_t>(players), 0);
  for (int r = 0; r < rounds; ++r) {
    sheet.rounds.push_back({});
    for (int i = 0; i < players; ++i) {
      const int points = (i * 7 + r * 11) % 23;
      sheet.rounds.back().push_back(points);
      sheet.totals[static_cast<std::size_t>(i)] += points;
    }
  }
  sheet.over = true;
  sheet.winners = {1};
  return sheet;
}

}  // namespace

std::vector<std::string_view> scene_names() {
  return {"home",   "resume", "setup", "settings", "rules", "sheets", "sheet", "round",
          "table4", "table2", "late",  "table10",  "row",   "lifted", "sixth", "low",
          "profi",  "market", "draft", "pass",     "wait",  "trick",  "deal"};
}

Scene scene(std::string_view name, text::Language language) {
  Scene scene;
  scene.screen = std::string(name);
  scene.names = kNames;
  app::Model m(no_outbox);
  m.settings.language = language;
  const AnyGame& game = *all_games().front();
  m.plan = app::usual_plan(game, "Marguerite");
  m.today = "2026-11-21";

  if (name == "home") {
    scene.items = app::home_screen(m);
  } else if (name == "resume") {
    scene.screen = "home";
    scene.items = app::home_screen(m);
    Items more;
    more.push_back({.id = "resume", .role = Role::region, .text = msg("home.resume")});
    more.push_back(app::text_line("resume.where",
                                  msg("home.resume_where")
                                      .with_message("game", msg_family("game.", "nimmt"))
                                      .with("round", 3),
                                  1));
    more.push_back(app::main_button("resume.go", msg("home.go_on"), "continue", 1));
    scene.items.insert(scene.items.begin() + 2, more.begin(), more.end());
  } else if (name == "setup") {
    scene.items = app::setup_screen(m);
  } else if (name == "settings") {
    scene.items = app::settings_screen(m);
  } else if (name == "rules") {
    scene.items = app::rules_screen(m);
  } else if (name == "sheets") {
    scene.items = app::sheets_screen(m);
  } else if (name == "sheet") {
    scene.items.push_back(app::back_button());
    scene.items.push_back(app::heading("title",
                                       msg("sheet.title")
                                           .with_message("game", msg_family("game.", "nimmt"))
                                           .with_message("date", app::date_text("2026-11-21")),
                                       1));
    app::add_sheet(scene.items, some_sheet(6, 7));
    scene.items.push_back(app::button("sheet.delete", msg("sheet.delete"), "delete"));
  } else if (name == "round") {
    scene.screen = "table";
    scene.items.push_back(app::button("menu", msg("table.menu"), "go pause"));
    scene.items.push_back(app::heading("title", msg_family("game.", "nimmt"), 1));
    scene.items.push_back(app::heading("round", msg("table.round_over").with("round", 2), 2));
    app::add_sheet(scene.items, some_sheet(4, 2));
    scene.items.push_back(app::main_button("next", msg("table.next_round"), "deal"));
  } else if (name == "table2") {
    table(scene, midgame(2));
  } else if (name == "late") {
    View v = midgame(4);
    v.hand = set_of({27, 57, 77, 104});
    scene.lifted = "hand.77";
    table(scene, v);
  } else if (name == "table10") {
    View v = midgame(10);
    for (const int seat : {1, 2, 4, 7}) v.pub.chosen.add(seat_at(seat));
    table(scene, v);
  } else if (name == "row") {
    View v = midgame(4);
    kHighRows(v);
    v.pub.phase = nimmt::Phase::take_row;
    v.pub.actor = 0;
    v.pub.queue = {{5, 0}, {29, 2}, {57, 1}, {97, 3}};
    v.hand.remove(5);
    table(scene, v);
  } else if (name == "lifted" || name == "sixth" || name == "low") {
    View v = midgame(4);
    if (name == "low") kHighRows(v);
    if (name == "lifted") v.pub.rows[0].pop_back();
    scene.lifted = name == "lifted" ? "hand.48" : name == "sixth" ? "hand.27" : "hand.5";
    table(scene, v);
  } else if (name == "profi") {
    View v = midgame(5);
    v.pub.options.profi = 1;
    rows(v, {{12, 14, 15, 21}, {31, 37}, {43, 44, 55}, {58, 61, 66, 83}});
    scene.lifted = "hand.27";
    table(scene, v);
  } else if (name == "market" || name == "draft") {
    View v;
    v.viewer = 0;
    v.pub.options.logic = 1;
    v.pub.options.tactic = name == "draft" ? 1 : 0;
    v.pub.round = 1;
    v.pub.phase = nimmt::Phase::draft;
    v.pub.actor = 0;
    v.pub.market = CardSet::range(1, v.pub.options.deck_size());
    constexpr int taken[] = {32, 6, 26, 17, 40, 23, 3, 18, 22, 43, 42, 25};
    for (int i = 0; i < 12; ++i) {
      const auto c = static_cast<Card>(taken[i]);
      v.pub.market.remove(c);
      v.pub.known[static_cast<std::size_t>(i % 4)].add(c);
    }
    v.hand = v.pub.known[0];
    scene.lifted = "market.31";
    table(scene, v);
  } else if (name == "special" || name == "exchange") {
    View v = midgame(6);
    v.pub.options.special = 1;
    v.pub.rows.push_back({101});
    v.pub.marks[4].fifth = true;
    v.pub.marks[2].stop = true;
    v.pub.marks[0].seven = true;
    v.pub.rows[0].push_back(29);
    for (std::size_t i = 0; i < 6; ++i) v.pub.special.count[i] = 3;
    v.specials.add(nimmt::Special::slide);
    v.specials.add(nimmt::Special::slide);
    v.specials.add(nimmt::Special::negative_positive);
    v.specials.add(nimmt::Special::insert);
    v.pub.phase = name == "special" ? nimmt::Phase::place : nimmt::Phase::exchange;
    v.pub.actor = 0;
    v.pub.queue = {{42, 0}, {57, 1}, {67, 2}, {97, 3}};
    table(scene, v);
  } else if (name == "pass") {
    View v = midgame(4);
    v.viewer = kNobody;
    v.hand = {};
    table(scene, v);
    for (std::size_t i = 0; i < scene.items.size(); ++i) {
      if (scene.items[i].id != "prompt") continue;
      scene.items[i].text = msg("table.pass").with_seat("seat", 2);
      scene.items.insert(
          scene.items.begin() + static_cast<std::ptrdiff_t>(i) + 1,
          app::main_button("handover", msg("table.show").with_seat("seat", 2), "show"));
      break;
    }
  } else if (name == "wait") {
    View v = midgame(4);
    v.chosen = 48;
    v.pub.chosen.add(0);
    v.pub.chosen.add(2);
    table(scene, v);
  } else if (name == "trick") {
    View v = midgame(4);
    scene.before = std::make_unique<View>(v);
    for (int seat = 0; seat < 4; ++seat) scene.news.push_back(event("choose", seat, {}));
    Event shown = event("reveal", kNobody, {{"trick", 4}});
    shown.per_seat = {48, 28, 45, 85};
    scene.news.push_back(shown);
    scene.news.push_back(event("sixth", 1, {{"card", 28}, {"row", 1}, {"count", 5}, {"heads", 6}},
                               {12, 14, 15, 21, 26}));
    scene.news.push_back(event("place", 2, {{"card", 45}, {"row", 1}, {"count", 2}}));
    scene.news.push_back(event("place", 0, {{"card", 48}, {"row", 1}, {"count", 3}}));
    scene.news.push_back(event("place", 3, {{"card", 85}, {"row", 4}, {"count", 5}}));
    rows(v, {{28, 45, 48}, {3, 9}, {43, 44, 55}, {58, 61, 66, 83, 85}});
    v.hand.remove(48);
    v.pub.heads[1] += 6;
    v.pub.trick = 5;
    table(scene, v);
  } else if (name == "deal") {
    View v = midgame(4);
    v.pub.trick = 1;
    scene.before = std::make_unique<View>(v);
    scene.before->hand = {};
    scene.before->pub.rows.clear();
    rows(v, {{12}, {3}, {55}, {83}});
    table(scene, v);
    scene.news = {event("deal", kNobody, {{"round", 1}}),
                  event("rows", kNobody, {}, {12, 3, 55, 83})};
  } else {
    table(scene, midgame(4));
  }
  return scene;
}

}  // namespace tablee::gallery
