#include "table/comparison.h"

#include <algorithm>
#include <cmath>

#include "table/round_events.h"

namespace tablee {
namespace {

// A level decides as it does at the table; hundreds of replays get less.
constexpr Budget kLevelBudget{100, 0};
constexpr Budget kReplayBudget{25, 0};
// Replays of a match, divided among its rounds, and the fewest of a round.
constexpr int kUsualReplays = 40, kFewestReplays = 8;
constexpr std::uint64_t kDice = 0x636f6d70617265u;  // "compare"

// The points of the round that has just ended.
const std::vector<int>& last_round(const Match& match) {
  return match.events()[first_event_of_round(match) - 1].per_seat;
}

}  // namespace

Result<Comparison> Comparison::start(const Record& record, const Scope& scope) {
  if (const auto whole = Match::replay(record); !whole) return whole.error();
  if (scope.seat < 0 || static_cast<std::size_t>(scope.seat) >= record.setup.seats.size())
    return Error{msg("error.seats"), "seat"};
  Comparison made(record, scope);
  if (Status s = made.look_at_record(scope.round); !s) return s.error();
  const int rounds = made.rounds();
  made.replays_ =
      scope.replays > 0 ? scope.replays : std::max(kFewestReplays, kUsualReplays / rounds);
  const Setup& setup = record.setup;
  made.through_ = scope.round == 0 && setup.game->ends(setup.options).limit == 0;
  for (auto& samples : made.samples_) samples.resize(made.begins_.size());
  return made;
}

Status Comparison::look_at_record(int round) {
  auto match = Match::start(record_.setup, record_.deals);
  TrickCosts costs(seat_);
  Begin begin{};
  for (std::size_t i = 0; i < record_.moves.size(); ++i) {
    if (match->needs_deal()) {
      if (Status s = match->deal(); !s) return s;
      begin = {.move = i, .round = static_cast<int>(match->record().deals.size()) - 1};
      costs.clear();
    }
    const auto& [seat, text] = record_.moves[i];
    const std::size_t events = match->events().size();
    if (seat == seat_) costs.choose(*match, *match->state().view(seat), text);
    if (Status s = match->play(seat, text); !s) return s;
    costs.look(*match, events);
    if (!match->needs_deal() && !match->over()) continue;
    begin.points = last_round(*match)[seat_];
    begin.costs = costs.all();
    if (round == 0 || round == begin.round + 1) begins_.push_back(begin);
  }
  return begins_.empty() ? Status(Error{msg("error.record"), "rounds"}) : Status{};
}

Comparison::Lane Comparison::lane() const {
  if (at_ < levels())
    return {.level = kLevels[at_ / rounds()], .round = static_cast<std::size_t>(at_ % rounds())};
  const int n = at_ - levels();
  const int pass = n / (rounds() * kReplayed);
  const Replayed what = replayed();
  return {.level = kUsualLevel,
          .round = static_cast<std::size_t>(n / kReplayed % rounds()),
          .in_all = what != in_seat,
          .other_dice = pass + 1,
          .other_deal = what == elsewhere};
}

Comparison::Replayed Comparison::replayed() const {
  return static_cast<Replayed>((at_ - levels()) % kReplayed);
}

void Comparison::begin_lane() {
  const Lane now = lane();
  const Begin& begin = begins_[now.round];
  costs_.emplace(seat_);
  if (through_ && now.round > 0 && now.other_dice == 0) {
    const Status dealt = match_->deal();
    assert(dealt.ok());
    return;
  }
  Record part = record_;
  const bool whole = through_ && now.other_dice == 0;
  part.moves.resize(begin.move);
  part.deals.resize(now.other_deal || whole ? begin.round : begin.round + 1);
  if (now.other_dice > 0) {
    const auto dice = static_cast<std::uint64_t>(now.other_dice);
    part.setup.bot_seed = mix(part.setup.bot_seed ^ mix(kDice + dice));
    if (now.other_deal) part.setup.seed = mix(part.setup.bot_seed);
  }
  // A match that is played through gets all its deals at its start, where no move has been made.
  auto match = whole ? Match::start(part.setup, record_.deals) : Match::replay(part);
  assert(match.ok());
  match_.emplace(std::move(*match));
  if (!match_->needs_deal()) return;
  const Status dealt = match_->deal();
  assert(dealt.ok());
}

void Comparison::end_lane() {
  const Lane now = lane();
  const std::vector<int>& points = last_round(*match_);
  const Begin& own = begins_[now.round];
  bool on = false;
  if (now.other_dice == 0) {
    points_[at_ / rounds()] += points[seat_];
    if (now.level == kLevels[kLevelCount - 1]) find_costly(own);
    on = through_ && static_cast<int>(now.round) + 1 < rounds();
  } else if (now.other_deal) {
    double sum = 0;
    for (const int each : points) sum += each;
    samples_[elsewhere][now.round].add(sum / static_cast<double>(points.size()));
  } else {
    samples_[replayed()][now.round].add(points[seat_]);
  }
  if (!on) match_.reset();
  ++at_;
}

void Comparison::find_costly(const Begin& own) {
  const int sign = record_.setup.game->goal() == Goal::lowest ? 1 : -1;
  for (const TrickCost& mine : own.costs) {
    const auto there = std::ranges::find_if(costs_->all(), [&](const TrickCost& other) {
      return other.trick == mine.trick && other.card == mine.card;
    });
    const bool was = there != costs_->all().end();
    const int other = was ? there->points : 0;
    const int lost = sign * (mine.points - other);
    if (lost <= 0 || (costly_ && lost <= sign * (costly_->own - costly_->other))) continue;
    costly_ = Costly{.own = mine.points, .other = other};
    costly_->place.round = own.round + 1;
    costly_->place.trick = mine.trick;
    costly_->place.card = mine.card;
    if (was) costly_->move = there->move;
  }
}

bool Comparison::next() {
  while (at_ < of()) {
    if (asked_ != kNobody) return true;
    if (!match_ || match_->needs_deal()) begin_lane();
    asked_ = match_->to_act().lowest();
    view_ = match_->state().view(asked_);
    const auto legal = view_->legal_moves();
    if (legal.size() > 1) return true;
    const Status played = play(legal.front());
    assert(played.ok());
  }
  return false;
}

Question Comparison::question() const {
  return match_->question(*view_, at_ < levels() ? kLevelBudget : kReplayBudget);
}

std::string_view Comparison::bot() const {
  const Lane now = lane();
  if (now.in_all || asked_ == seat_) return now.level;
  const std::string& bot = record_.setup.seats[asked_].bot;
  return bot.empty() ? kUsualLevel : std::string_view(bot);
}

Status Comparison::play(std::string_view move) {
  const std::size_t events = match_->events().size();
  // Only a legal move is one of those that the costs know how to name.
  const auto legal = view_->legal_moves();
  if (std::ranges::find(legal, move) == legal.end()) return Error{msg("error.move_illegal"), {}};
  if (asked_ == seat_) costs_->choose(*match_, *view_, move);
  if (Status s = match_->play(asked_, move); !s) return s;
  asked_ = kNobody;
  costs_->look(*match_, events);
  if (match_->needs_deal() || match_->over()) end_lane();
  return {};
}

int Comparison::own() const {
  int sum = 0;
  for (const Begin& begin : begins_) sum += begin.points;
  return sum;
}

std::optional<int> Comparison::points(std::size_t level) const {
  const bool whole = at_ >= static_cast<int>(level + 1) * rounds();
  return whole ? std::optional(points_[level]) : std::nullopt;
}

std::optional<Share> Comparison::deal() const {
  Share share;
  for (int i = 0; i < rounds(); ++i) {
    const Sample &here = samples_[in_all][i], &there = samples_[elsewhere][i];
    if (there.count() < 2) return std::nullopt;
    share.points += there.mean() - here.mean();
    share.margin += here.variance() / here.count() + there.variance() / there.count();
  }
  return in_favour(share);
}

std::optional<Share> Comparison::choices() const {
  Share share;
  for (int i = 0; i < rounds(); ++i) {
    const Sample& here = samples_[in_seat][i];
    if (samples_[elsewhere][i].count() < 2) return std::nullopt;
    share.points += here.mean() - begins_[i].points;
    share.margin += here.variance() / here.count();
  }
  return in_favour(share);
}

Share Comparison::in_favour(Share share) const {
  if (record_.setup.game->goal() != Goal::lowest) share.points = -share.points;
  share.margin = 2 * std::sqrt(share.margin);
  return share;
}

}  // namespace tablee
