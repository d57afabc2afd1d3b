#include "web/app/services/advisor.h"

#include "web/app/screens/ui.h"

namespace tablee::app {

bool Advisor::act(const Action& action) {
  Model& m = model_;
  if (action.verb == Verb::review) return look_back();
  if (action.verb == Verb::compare) return compare(action.number);
  if (action.verb != Verb::hint || !m.session || m.lesson || m.screen_id() != ScreenId::table)
    return false;
  m.analyst.turn(*m.session, action.number == 1);
  return true;
}

// The match that has just ended, or the one stored with the sheet that is shown.
bool Advisor::look_back() {
  Model& m = model_;
  if (const auto* own = m.path.here<SheetUi>()) {
    const auto match = m.archive.match(own->key);
    if (!match) return false;
    m.analyst.look_back(*match, own->key);
  } else {
    if (m.screen_id() != ScreenId::table || !m.session || m.lesson || !m.session->match().over())
      return false;
    m.analyst.look_back(m.session->match(), m.session->key());
  }
  m.open(ScreenId::review);
  return true;
}

bool Advisor::compare(int round) {
  Model& m = model_;
  if (const auto* own = m.path.here<SheetUi>()) {
    const auto match = m.archive.match(own->key);
    if (!match || !m.comparer.start(*match, own->key, 0)) return false;
  } else {
    if (m.screen_id() != ScreenId::table || !m.session || m.lesson) return false;
    if (round_to_compare(*m.session) != round) return false;
    if (!m.comparer.start(m.session->match(), m.session->key(), round)) return false;
  }
  m.open(ScreenId::comparison);
  return true;
}

void Advisor::ask() {
  Model& m = model_;
  if (m.session && !m.lesson) {
    m.analyst.drop_stale(*m.session);
    for (const std::string& line : m.analyst.hint_questions(*m.session)) page_.think(line);
  }
  // A player at a table does not wait for an analysis of another match.
  if (m.screen_id() == ScreenId::table && m.session && !m.session->match().over()) return;
  for (const std::string& line : m.analyst.review_questions()) page_.think(line);
  if (m.comparer.running())
    for (const std::string& line : m.comparer.questions()) page_.think(line);
}

}  // namespace tablee::app
