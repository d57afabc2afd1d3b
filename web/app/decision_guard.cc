#include "web/app/decision_guard.h"

#include <algorithm>
#include <utility>

namespace tablee::app {
namespace {

template <std::size_t N>
bool is_one_of(const Verb (&verbs)[N], Verb verb) {
  return std::find(std::begin(verbs), std::end(verbs), verb) != std::end(verbs);
}

bool decides(Verb verb) {
  static constexpr Verb kDecide[] = {Verb::move, Verb::show,    Verb::reveal,     Verb::deal,
                                     Verb::undo, Verb::rematch, Verb::trial_next, Verb::trial_done};
  return is_one_of(kDecide, verb);
}

// Controls that a held key may press again and again: steps of a number and of a replay.
bool may_repeat(Verb verb) {
  static constexpr Verb kSteps[] = {Verb::option,    Verb::pad_option,     Verb::step_next,
                                    Verb::step_last, Verb::step_next_rest, Verb::step_last_rest};
  return is_one_of(kSteps, verb);
}

}  // namespace

const DecisionGuard::Offer* DecisionGuard::find(const Action& action) const {
  const auto at = std::find_if(offers_.begin(), offers_.end(),
                               [&](const Offer& offer) { return offer.action == action; });
  return at == offers_.end() ? nullptr : &*at;
}

void DecisionGuard::show(const Items& items, int revision, double now) {
  const bool same = revision == std::exchange(revision_, revision);
  if (!same) asked_ = now;
  std::vector<Offer> offers;
  for (const Item& item : items) {
    if (!item.enabled || (!decides(item.action.verb) && item.action.verb != Verb::lift)) continue;
    const Offer* const before = same ? find(item.action) : nullptr;
    offers.push_back(
        {item.action, item.costly, item.confirm && item.on, before ? before->since : now});
  }
  offers_ = std::move(offers);
}

DecisionGuard::Verdict DecisionGuard::judge_seen(const Offer* offer, double look, double at) const {
  using enum Verdict;
  if (!offer) return refused;
  if (at - offer->since >= look && is_quiet(at)) return accepted;
  return at - std::max(offer->since, skipped_) < kBounce ? refused : too_soon;
}

// Of a costly card or row that is lifted already.
DecisionGuard::Verdict DecisionGuard::judge_again(const Press& press) const {
  using enum Verdict;
  if (press.on_canvas) return refused;
  const Verdict verdict = judge_seen(find({Verb::move, press.action.text}), kCostly, press.at);
  return verdict == accepted ? at_once : verdict;
}

DecisionGuard::Verdict DecisionGuard::judge(const Press& press) const {
  using enum Verdict;
  const Verb verb = press.action.verb;
  if (press.repeated && !may_repeat(verb)) return refused;
  const bool flicked = press.flicked_from && verb == Verb::lift;
  const Offer* const offer = find(press.action);
  if (verb == Verb::lift && offer && offer->lifted) return judge_again(press);
  if (!decides(verb) && !flicked) return accepted;
  const Verdict seen = judge_seen(offer, verb == Verb::show ? kHandOver : kLook, press.at);
  if (!flicked) return seen;
  // A flick that is too quick, or that costs something, only lifts the card.
  const bool play = seen == accepted && !offer->costly && press.at - *press.flicked_from >= kLook;
  return play ? at_once : accepted;
}

}  // namespace tablee::app
