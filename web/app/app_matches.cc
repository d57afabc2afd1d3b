// Matches under way: how one begins, is set aside and goes on, and which one is on the table.

#include "web/app/app.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"

namespace tablee::app {

// "continue": the one in front; "continue match.3": that one. "match_delete match.3",
// "match_restore".
bool App::act_on_matches(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "continue") {
    resume(rest);
  } else if (verb == "leave") {
    put_away();
  } else if (verb == "match_delete") {
    // Nobody deletes what they look at; a lesson is none of them.
    if (m.place() == Place::table || m.place() == Place::pause) return true;
    if (rest == m.matches.front()) clear_table();
    auto erased = m.matches.erase(rest);
    if (auto* home = m.path.find<HomeUi>(); home && erased) home->erased = std::move(erased);
  } else if (verb == "match_restore") {
    auto* home = m.path.find<HomeUi>();
    if (!home || !home->erased) return true;
    if (m.matches.full())
      m.notice = msg("matches.full").with("count", kMostMatches);
    else
      m.matches.restore(*std::exchange(home->erased, std::nullopt));
  } else {
    return false;
  }
  return true;
}

// What was lifted, or begun, is so no more.
void App::put_down() {
  if (auto* own = model_.path.find<TableUi>()) *own = {};
}

// Another table than before: nothing of it has been told or is on its way.
void App::lay_anew() {
  put_down();
  forget_story();
  said_prompt_.clear();
}

// Nothing is on the table any more.
void App::clear_table() {
  Model& m = model_;
  m.lesson.reset();
  m.trial.reset();
  m.session.reset();
  m.counsel = {};
  lay_anew();
}

// The match in front lies on the table again, as it was kept.
void App::read_match() {
  Model& m = model_;
  clear_table();
  if (m.matches.front().empty()) return;
  auto session = m.matches.open(m.matches.front());
  if (!session) {
    m.notice = msg("app.match_unread").with_message("why", session.error().what);
    return;
  }
  m.session = std::move(*session);
  m.session->skip_news();
}

// Of the kind of table that these words ask for; null where they ask for none, or none is left.
const UnderWay* App::left_here(std::string_view words) const {
  const auto table = read_table_words(words, kUsualLevel);
  if (!table) return nullptr;
  const std::string_view kind = kind_of(*table->setup.game, table->setup.options).name;
  for (const UnderWay& match : model_.matches.list())
    if (match.kind == kind) return &match;
  return nullptr;
}

// The match of that key goes on; of an empty one, the first that is listed.
void App::resume(std::string_view key) {
  Model& m = model_;
  if (key.empty() && m.session) {
    m.show(Place::table);
    return;
  }
  const auto& list = m.matches.list();
  const std::string wanted(key.empty() && !list.empty() ? list.front().key : key);
  if (!m.matches.find(wanted)) return;
  if (m.lesson || !m.session || wanted != m.matches.front()) {
    clear_table();
    auto session = m.matches.open(wanted);
    if (!session) {
      m.notice = msg("app.match_unread").with_message("why", session.error().what);
      m.go_home();
      return;
    }
    m.session = std::move(*session);
    m.session->skip_news();
    told_over_ = true;
    page_.clear_log();
  }
  m.show(Place::table);
}

// Home: what is over goes, what is under way waits there.
void App::put_away() {
  Model& m = model_;
  if (m.place() != Place::table) return;
  if (m.lesson) {
    end_lesson();
  } else if (m.session && m.session->match().over()) {
    clear_table();
    m.matches.close();
  }
  m.go_home();
}

void App::begin(Setup setup, std::string sheet_key, std::vector<std::string> given) {
  Model& m = model_;
  if (m.matches.full()) {
    // Which one goes is the person's choice; where they came from is one step back.
    m.notice = msg("matches.full").with("count", kMostMatches);
    if (m.place() != Place::home) m.open(Place::matches);
    return;
  }
  auto match = Match::start(std::move(setup), std::move(given));
  if (!match) {
    m.notice = match.error().what;
    return;
  }
  const UnderWay* before = m.matches.find(m.matches.front());
  const Message aside = before ? set_aside_text(*before) : Message{};
  clear_table();
  told_over_ = true;
  m.session.emplace(std::move(*match), std::move(sheet_key));
  m.show(Place::table);
  page_.clear_log();
  if (Status s = m.session->deal(); !s) m.notice = s.error().what;
  m.matches.begin(*m.session, m.today);
  if (aside.empty()) return;
  say(aside);
  m.brief.passing = aside;
}

}  // namespace tablee::app
