// One's own slips of the match looked back at, once more: the table as it was, any choice, and what
// each would have cost.

#include "web/app/app.h"
#include "web/app/result_text.h"

namespace tablee::app {

// Slips of the only person at that table, the dearest first; none while they are still looked for.
std::vector<Choice> slips_to_try(const Counsel& counsel) {
  const Review* review = counsel.review();
  if (!review || counsel.reviewing()) return {};
  const auto person = only_person(review->record().setup.seats);
  if (!person) return {};
  return review->seats()[static_cast<std::size_t>(*person)].slips;
}

bool App::act_on_trial(std::string_view verb, std::string_view rest, bool at_once) {
  Model& m = model_;
  if (verb == "trial" && m.place() == Place::review) {
    begin_trial(0);
    return true;
  }
  if (!m.trial || m.place() != Place::table) return false;
  if (verb == "trial_next") {
    if (!m.trial->tried.empty()) begin_trial(m.trial->at + 1);
    return true;
  }
  if (verb == "trial_done") {
    m.path.pop_back();
    return true;
  }
  if (verb == "hint") return true;  // after the answer only
  if (verb != "move" && verb != "lift") return false;
  // Lifting a card says what it would do, and afterwards what it would have cost.
  if (verb == "lift" && (!at_once || !m.trial->tried.empty())) {
    if (m.trial->tried.empty() || !may_move(rest)) return false;
    m.lifted = rest;
    return true;
  }
  if (!m.trial->tried.empty()) return true;
  if (!may_move(rest)) return false;
  m.trial->tried = rest;
  m.lifted.clear();
  m.begun.clear();
  ++moment_;
  m.counsel.turn(*m.session, true);
  return true;
}

void App::begin_trial(std::size_t at) {
  Model& m = model_;
  auto slips = slips_to_try(m.counsel);
  if (at >= slips.size()) return;
  // What was played until then, and nothing after it.
  Record record = m.counsel.review()->record();
  const Choice& slip = slips[at];
  record.moves.resize(std::min(slip.move, record.moves.size()));
  record.deals.resize(std::min(static_cast<std::size_t>(slip.round), record.deals.size()));
  auto match = Match::replay(record);
  if (!match) {
    m.notice = match.error().what;
    return;
  }
  if (!m.trial) {
    m.trial.emplace();
    m.trial->before = std::move(m.session);
    m.path.push_back(Place::table);
  } else {
    m.counsel.turn(*m.session, false);
  }
  m.trial->slips = std::move(slips);
  m.trial->at = at;
  m.trial->tried.clear();
  m.session.emplace(std::move(*match), std::string());
  m.session->skip_news();
  m.lifted.clear();
  m.begun.clear();
  ++moment_;
  forget_story();
  said_prompt_.clear();
}

// What was on the table before is there again.
void App::end_trial() {
  Model& m = model_;
  if (m.session) m.counsel.turn(*m.session, false);
  m.session = std::move(m.trial->before);
  m.trial.reset();
  // An answer that came meanwhile was nobody's.
  if (m.session) m.session->forget_asks();
  m.lifted.clear();
  m.begun.clear();
  forget_story();
  said_prompt_.clear();
}

}  // namespace tablee::app
