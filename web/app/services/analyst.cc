#include "web/app/services/analyst.h"

#include <algorithm>

#include "core/levels.h"
#include "table/exercise.h"
#include "web/app/storage/daily.h"
#include "web/app/summaries/result_text.h"

namespace tablee::app {
namespace {

// A person waits for one; of the other there are hundreds in a match.
constexpr Budget kHintBudget{400, 0};
constexpr Budget kReviewBudget{40, 0};

}  // namespace

Analyst::Moment Analyst::now(const Session& s) {
  const Seat seat = s.deciding();
  const auto& moves = s.match().record().moves;
  return {seat, static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const auto& move) {
            return move.seat == seat;
          }))};
}

void Analyst::turn(const Session& session, bool on) {
  hint_.reset();
  costs_.clear();
  hint_id_ = 0;
  if (on && may_be_advised(session)) hint_ = now(session);
}

void Analyst::know(const Session& session, std::vector<Evaluation> costs) {
  turn(session, true);
  if (hint_) costs_ = std::move(costs);
}

bool Analyst::drop_stale(const Session& session) {
  if (!hint_ || (may_be_advised(session) && *hint_ == now(session))) return false;
  turn(session, false);
  return true;
}

void Analyst::look_back(const Match& match, std::string_view key) {
  if (review_ && reviewed_ == key) return;
  auto review = Review::start(match.record());
  if (!review) return;
  review_ = std::move(*review);
  reviewed_ = key;
  review_id_ = 0;
  more_ = review_->next();
}

std::vector<std::string> Analyst::hint_questions(Session& session) {
  if (!hint_ || !costs_.empty() || hint_id_ != 0) return {};
  const auto view = session.view();
  hint_id_ = Session::new_id();
  return {protocol::think_line(hint_id_, kAdviser, session.match().question(*view, kHintBudget))};
}

std::vector<std::string> Analyst::review_questions() {
  if (!reviewing() || review_id_ != 0) return {};
  review_id_ = Session::new_id();
  return {protocol::think_line(review_id_, kAdviser, review_->question(kReviewBudget))};
}

bool Analyst::answer(const protocol::Answer& answer) {
  if (hint_ && answer.id == hint_id_) {
    costs_ = answer.decision.evaluations;
    return true;
  }
  if (!reviewing() || review_id_ == 0 || answer.id != review_id_) return false;
  review_->weigh(answer.decision.evaluations);
  more_ = review_->next();
  review_id_ = 0;
  return true;
}

std::vector<std::string> slips_to_try(const Analyst& analyst) {
  const Review* review = analyst.review();
  if (!review || analyst.reviewing()) return {};
  const auto person = only_person(review->record().setup.seats);
  if (!person) return {};
  std::vector<std::string> lines;
  const auto seats = review->seats();
  for (const Choice& slip : seats[*person].slips) {
    // What was played until then, and nothing after it.
    Record record = review->record();
    record.moves.resize(std::min(slip.move, record.moves.size()));
    record.deals.resize(std::min(static_cast<std::size_t>(slip.round), record.deals.size()));
    if (auto match = Match::replay(record))
      lines.push_back(write_exercise({std::move(*match), slip.best, 0}));
  }
  return lines;
}

}  // namespace tablee::app
