#include "web/draw/gallery/scenes.h"

#include "games/nimmt/describe.h"
#include "table/match.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::gallery {
namespace {

using nimmt::State;

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

State dealt(int players, int seed, nimmt::Options options = {}) {
  options.players = players;
  State s = nimmt::start(options);
  Rng rng(static_cast<std::uint64_t>(seed));
  nimmt::deal(s, nimmt::make_deal(s, rng), nullptr);
  return s;
}

// Plays tricks with the cards that fit worst or best, whatever comes.
void play(State& s, int tricks, EventSink* sink = nullptr) {
  const int until = s.pub.trick + tricks;
  Rng rng(7);
  while (s.pub.phase != nimmt::Phase::deal && s.pub.phase != nimmt::Phase::over &&
         s.pub.trick < until) {
    for (const Seat seat : nimmt::to_act(s.pub)) {
      nimmt::Moves moves;
      nimmt::legal_moves(nimmt::view(s, seat), moves);
      nimmt::apply(s, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], sink);
      break;
    }
  }
}

void table(Scene& scene, const State& s, Seat viewer = 0) {
  scene.screen = "table";
  scene.view = std::make_unique<nimmt::View>(nimmt::view(s, viewer));
  scene.names.assign(kNames.begin(), kNames.begin() + s.pub.options.players);
  scene.items.push_back(app::button("menu", msg("table.menu"), "go pause"));
  scene.items.push_back(app::button("undo", msg("table.undo"), "undo"));
  scene.items.push_back(app::heading("title", msg_family("game.", "nimmt"), 1));
  for (Item& item : nimmt::describe(*scene.view)) {
    const bool prompt = item.id == "prompt";
    scene.items.push_back(std::move(item));
    if (prompt && !scene.lifted.empty())
      scene.items.push_back(
          app::main_button("play",
                           msg_family("table.play.", "nimmt")
                               .with_text("move", scene.lifted.substr(scene.lifted.find('.') + 1)),
                           "move"));
  }
}

void rows(State& s, std::initializer_list<std::initializer_list<int>> all) {
  s.pub.rows.clear();
  for (const auto& cards : all) {
    s.pub.rows.push_back({});
    for (const int c : cards) s.pub.rows[s.pub.rows.size() - 1u].push_back(static_cast<Card>(c));
  }
}

State midgame(int players) {
  State s = dealt(players, 3);
  rows(s, {{12, 14, 15, 21, 26}, {3, 9}, {43, 44, 55}, {58, 61, 66, 83}});
  s.secret.hand[0] = set_of({5, 10, 27, 33, 48, 60, 77, 84, 100, 104});
  s.pub.trick = 4;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    s.pub.totals[i] = static_cast<int>((i * 17 + 9) % 61);
    s.pub.pile[i] = i % 3 == 1 ? set_of({11, 40, 7}) : i % 3 == 2 ? set_of({99}) : CardSet{};
  }
  return s;
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
  return {"home",   "resume", "setup",   "settings", "rules",  "sheets", "sheet", "round",
          "table4", "table2", "table10", "row",      "lifted", "sixth",  "low",   "profi",
          "market", "draft",  "pass",    "wait",     "trick",  "deal"};
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
  } else if (name == "table10") {
    State s = midgame(10);
    for (const Seat seat : {seat_at(1), seat_at(2), seat_at(4), seat_at(7)}) {
      s.secret.chosen[static_cast<std::size_t>(seat)] =
          s.secret.hand[static_cast<std::size_t>(seat)].lowest();
      s.pub.chosen.add(seat);
    }
    table(scene, s);
  } else if (name == "row") {
    State s = midgame(4);
    rows(s, {{12, 14, 15, 21, 26}, {30, 31}, {43, 44, 55}, {58, 61, 66, 83}});
    s.pub.phase = nimmt::Phase::take_row;
    s.pub.actor = 0;
    s.pub.queue = {{5, 0}, {29, 2}, {57, 1}, {97, 3}};
    s.secret.hand[0].remove(5);
    table(scene, s);
  } else if (name == "lifted" || name == "sixth" || name == "low") {
    State s = midgame(4);
    if (name == "low") rows(s, {{12, 14, 15, 21, 26}, {30, 31}, {43, 44, 55}, {58, 61, 66, 83}});
    scene.lifted = name == "lifted" ? "hand.48" : name == "sixth" ? "hand.27" : "hand.5";
    table(scene, s);
  } else if (name == "profi") {
    State s = midgame(5);
    s.pub.options.profi = 1;
    rows(s, {{12, 14, 15, 21, 26}, {31, 37}, {43, 44, 55}, {58, 61, 66, 83}});
    scene.lifted = "hand.27";
    table(scene, s);
  } else if (name == "market" || name == "draft") {
    nimmt::Options o;
    o.logic = 1;
    if (name == "draft") o.tactic = 1;
    State s = dealt(4, 5, o);
    s.pub.actor = 0;
    Rng rng(1);
    for (int i = 0; i < 12; ++i) {
      nimmt::Moves moves;
      const Seat seat = s.pub.actor;
      nimmt::legal_moves(nimmt::view(s, seat), moves);
      nimmt::apply(s, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    }
    scene.lifted = "market.31";
    if (!s.pub.market.has(31)) scene.lifted = "market." + std::to_string(s.pub.market.lowest());
    table(scene, s);
  } else if (name == "pass") {
    State s = midgame(4);
    table(scene, s, kNobody);
    for (std::size_t i = 0; i < scene.items.size(); ++i) {
      if (scene.items[i].id != "prompt") continue;
      scene.items[i].text = msg("table.pass").with_seat("seat", 2);
      scene.items.insert(
          scene.items.begin() + static_cast<std::ptrdiff_t>(i) + 1,
          app::main_button("handover", msg("table.show").with_seat("seat", 2), "show"));
      break;
    }
  } else if (name == "wait") {
    State s = midgame(4);
    s.secret.chosen[0] = 48;
    s.pub.chosen.add(0);
    s.pub.chosen.add(2);
    table(scene, s);
  } else if (name == "trick") {
    State s = midgame(4);
    scene.before = std::make_unique<nimmt::View>(nimmt::view(s, 0));
    s.secret.hand[1] = set_of({27, 28, 29, 30, 31, 32, 34, 35, 36, 37});
    s.secret.hand[2] = set_of({4, 45, 46, 47, 49, 50, 51, 52, 53, 54});
    s.secret.hand[3] = set_of({85, 86, 87, 88, 89, 90, 91, 92, 93, 94});
    EventLog log;
    const int cards[] = {48, 27, 45, 85};
    for (const int seat : {0, 1, 2, 3})
      nimmt::apply(s, seat_at(seat),
                   {nimmt::Move::Kind::card, static_cast<std::uint8_t>(cards[seat])}, &log);
    table(scene, s);
    scene.news = log.events;
  } else if (name == "deal") {
    State s = nimmt::start({});
    scene.before = std::make_unique<nimmt::View>(nimmt::view(s, 0));
    EventLog log;
    Rng rng(2);
    nimmt::deal(s, nimmt::make_deal(s, rng), &log);
    table(scene, s);
    scene.news = log.events;
  } else {
    State s = midgame(4);
    play(s, 0);
    table(scene, s);
  }
  return scene;
}

}  // namespace tablee::gallery
