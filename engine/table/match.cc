#include "table/match.h"

#include <algorithm>

namespace tablee {
namespace {

constexpr std::uint64_t kBotDice = 0x626f742064696365u;  // "bot dice"

}  // namespace

std::string seeded_deal(std::uint64_t seed, std::size_t round) {
  return "seed " + std::to_string(mix(seed ^ mix(round + 1)));
}

Result<Match> Match::start(Setup setup, std::vector<std::string> deals) {
  const std::size_t seats = setup.seats.size();
  const auto players = std::find_if(setup.options.begin(), setup.options.end(),
                                    [](const auto& option) { return option.first == "players"; });
  if (players == setup.options.end())
    setup.options.emplace_back("players", static_cast<int>(seats));
  else if (static_cast<std::size_t>(players->second) != seats)
    return Error{msg("error.seats"), "options.players"};
  auto state = setup.game->start(setup.options);
  if (!state) return state.error();
  Match match(std::move(setup));
  match.state_ = std::move(*state);
  match.given_ = std::move(deals);
  return match;
}

Status Match::deal() { return deal_text(deal_of(record_.deals.size())); }

std::string Match::deal_of(std::size_t round) const {
  if (round < record_.deals.size()) return record_.deals[round];
  if (round < given_.size() && !given_[round].empty()) return given_[round];
  return seeded_deal(record_.setup.seed, round);
}

Status Match::deal_text(const std::string& text) {
  if (Status s = state_->deal(text, &events_); !s) return s;
  record_.deals.push_back(text);
  turn_ = record_.moves.size();
  return {};
}

Status Match::play(Seat seat, std::string_view move) {
  const Mark mark{events_.events.size(), record_.deals.size()};
  SeatSet others = to_act();
  if (Status s = state_->apply(seat, move, &events_); !s) return s;
  marks_.push_back(mark);
  record_.moves.push_back({seat, std::string(move)});
  others.remove(seat);
  if (to_act() != others) turn_ = record_.moves.size();
  return {};
}

void Match::seat_bot(Seat seat, std::string_view bot) {
  SeatSetup& setup = record_.setup.seats[seat];
  if (setup.person() != bot.empty()) setup.swaps = std::min(setup.swaps + 1, kMaxSwaps);
  setup.bot = bot;
}

std::size_t Match::undo_length() const {
  for (std::size_t count = 1; count <= record_.moves.size(); ++count) {
    const std::size_t at = record_.moves.size() - count;
    if (!record_.setup.practice) {
      const auto from = events_.events.begin() + static_cast<std::ptrdiff_t>(marks_[at].events);
      if (std::any_of(from, events_.events.end(), [](const Event& e) { return e.reveals; }))
        return 0;
    }
    if (person(record_.moves[at].seat)) return count;
  }
  return 0;
}

std::vector<Event> Match::history(Seat viewer) const {
  std::vector<Event> visible;
  for (const Event& e : events_.events)
    if (e.visible_to(viewer)) visible.push_back(e);
  return visible;
}

Question Match::question(const AnyView& view, Budget budget) const {
  Question q;
  q.view = &view;
  q.history = history(view.viewer());
  q.legal = view.legal_moves();
  q.budget = budget;
  const auto seat = static_cast<std::uint64_t>(view.viewer());
  // The bots' random numbers have a stream of their own, so that they share nothing with the deal
  // even where both seeds are the same number. turn_ counts the moves before the
  // current decisions, so that where several choose at once, the order in which they are asked
  // makes no difference.
  const std::uint64_t dice = mix(record_.setup.bot_seed ^ kBotDice);
  q.noise = static_cast<std::uint32_t>(mix(dice ^ mix(turn_ * kMaxSeats + seat)) >> 32);
  return q;
}

Sheet Match::sheet() const {
  Sheet s;
  s.game = record_.setup.game->id();
  s.options = record_.setup.options;
  s.date = record_.setup.date;
  s.players = record_.setup.seats;
  // A sheet records who played, but not the avatars.
  for (SeatSetup& player : s.players) player.chosen = {};
  s.practice = record_.setup.practice;
  s.over = over();
  for (const Event& e : events_.events)
    if (e.ends_round()) s.rounds.push_back(e.per_seat);
  s.count();
  return s;
}

}  // namespace tablee
