#include "web/app/services/tables.h"

#include "core/date.h"
#include "table/daily.h"
#include "version.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

// A player's avatar stays when a table is started without setup.
Avatar person_look(const Plan& last) {
  for (const SeatSetup& seat : last.seats)
    if (seat.person()) return seat.chosen;
  return {};
}

}  // namespace

bool Tables::act(const Action& action) {
  Model& m = model_;
  const Verb verb = action.verb;
  if (verb == Verb::play) {
    if (const auto plan = usual(action.text, action.detail)) begin(*plan);
  } else if (verb == Verb::resume) {
    resume(action.text);
  } else if (verb == Verb::leave) {
    put_away();
  } else if (verb == Verb::match_delete) {
    const std::string& rest = action.text;
    // A match cannot be deleted while it is shown; a lesson is none of them.
    if (m.screen_id() == ScreenId::table || m.screen_id() == ScreenId::pause) return true;
    if (rest == m.matches.front()) clear();
    auto erased = m.matches.erase(rest);
    if (auto* home = m.path.find<HomeUi>(); home && erased) home->erased = std::move(erased);
  } else if (verb == Verb::match_restore) {
    auto* home = m.path.find<HomeUi>();
    if (!home || !home->erased) return true;
    if (m.matches.full())
      m.notice = msg("matches.full").with("count", kMostMatches);
    else
      m.matches.restore(*std::exchange(home->erased, std::nullopt));
  } else if (verb == Verb::daily) {
    act_on_daily(action.text, action.detail);
  } else if (verb == Verb::setup || verb == Verb::start) {
    return act_on_plan(action);
  } else {
    return false;
  }
  return true;
}

void Tables::lay_anew() {
  model_.put_down();
  narrator_.lay_anew();
}

void Tables::clear() {
  Model& m = model_;
  m.lesson.reset();
  m.trial.reset();
  m.session.reset();
  m.analyst = {};
  lay_anew();
}

void Tables::read_front() {
  Model& m = model_;
  clear();
  if (m.matches.front().empty()) return;
  auto session = m.matches.open(m.matches.front());
  if (!session) {
    m.notice = msg("app.match_unread").with_message("why", session.error().what);
    return;
  }
  m.session = std::move(*session);
  m.session->skip_news();
}

const UnderWay* Tables::left_here(std::string_view words) const {
  const auto table = read_table_words(words, kUsualLevel);
  if (!table) return nullptr;
  const std::string_view kind = kind_of(*table->setup.game, table->setup.options).name;
  for (const UnderWay& match : model_.matches.list())
    if (match.kind == kind) return &match;
  return nullptr;
}

void Tables::end_lesson() {
  model_.lesson.reset();
  read_front();
}

// At home: a finished match is removed, an unfinished one waits there.
void Tables::put_away() {
  Model& m = model_;
  if (m.screen_id() != ScreenId::table) return;
  if (!m.lesson && m.session && m.session->match().over()) {
    clear();
    m.matches.close();
  }
  m.go_home();
}

void Tables::begin(Setup setup, std::string sheet_key, std::vector<std::string> given) {
  Model& m = model_;
  if (m.matches.full()) {
    // Which one goes is the person's choice; where they came from is one step back.
    m.notice = msg("matches.full").with("count", kMostMatches);
    if (m.screen_id() != ScreenId::home) m.open(ScreenId::matches);
    return;
  }
  setup.app = kVersion;
  auto match = Match::start(std::move(setup), std::move(given));
  if (!match) {
    m.notice = match.error().what;
    return;
  }
  const UnderWay* before = m.matches.find(m.matches.front());
  const Message aside = before ? set_aside_text(*before) : Message{};
  clear();
  announced_over_ = true;
  m.session.emplace(std::move(*match), std::move(sheet_key));
  m.show(ScreenId::table);
  page_.clear_log();
  if (Status s = m.session->deal(); !s) m.notice = s.error().what;
  m.matches.begin(*m.session, m.today);
  if (aside.empty()) return;
  voice_.say(aside);
  m.transient.passing = aside;
}

std::optional<Plan> Tables::usual(std::string_view id, std::string_view flag) const {
  const AnyGame* game = find_game(id);
  if (!game) return std::nullopt;
  Plan plan = usual_plan(*game, person_name(model_.plan));
  plan.seats.front().chosen = person_look(model_.plan);
  for (const TableKind& kind : game->kinds())
    if (!flag.empty() && kind.flag == flag) plan.set_option(flag, 1);
  return plan;
}

void Tables::begin(const Plan& plan, const std::optional<PackedDeal>& deal) {
  Setup setup;
  setup.game = plan.game;
  setup.options = plan.full_options();
  setup.seats = plan.seats;
  setup.seed = deal ? deal->seed : mix(seed_ ^ mix(2 * ++begun_));
  // The receiver of this deal meets bots with the same random numbers.
  setup.bot_seed = setup.seed;
  setup.practice = plan.practice;
  setup.date = model_.today;
  begin(std::move(setup), model_.archive.free_key(model_.today),
        deal ? deal->given : std::vector<std::string>{});
}

bool Tables::keep() {
  Model& m = model_;
  const Match& match = m.session->match();
  m.matches.keep(*m.session, m.today);
  if (!m.whole) return false;  // stored when it can be shown, App::complete
  Sheet sheet = match.sheet();
  if (sheet.rounds.empty()) return false;
  // What people wrote on the sheet since stays.
  const std::string& key = m.session->key();
  if (const auto before = m.archive.sheet(key)) sheet.title = before->title;
  m.archive.put(key, sheet);
  if (!match.over()) return false;
  if (auto link = write_link(match)) m.archive.store_replay(key, std::move(*link));
  return true;
}

void Tables::tell_host() {
  const Match& match = model_.session->match();
  if (announced_over_ == match.over()) return;
  announced_over_ = match.over();
  page_.host(announced_over_, write_sheet(match.sheet()));
}

}  // namespace tablee::app
