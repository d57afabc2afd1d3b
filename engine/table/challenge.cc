#include "table/challenge.h"

#include <algorithm>

#include "table/move_code.h"
#include "table/only_person.h"

namespace tablee {
namespace {

constexpr std::size_t kMaxCode = Challenge::kMaxLink;

bool ended(const Match& match) {
  return match.over() || (match.needs_deal() && !match.record().deals.empty());
}

// Options with one round only, where the game has such an option.
void limit_to_one_round(Setup& setup) {
  OptionSet one = setup.options;
  std::erase_if(one, [](const auto& option) { return option.first == "rounds"; });
  one.emplace_back("rounds", 1);
  if (setup.game->check(one)) setup.options = std::move(one);
}

// The trick in which the next decision falls; 0 in a game without tricks.
int trick_of(const Match& match) {
  Choice choice;
  choice.place(match, *match.state().view(match.to_act().lowest()));
  return choice.trick;
}

// A decision that can be asked, with its trick, or without tricks up to the seat's next one.
struct Span {
  std::size_t move;
  int trick = 0;
  int own = 0, others = 0;  // points taken in it
};

// The seat's decisions among several moves; of one trick only the first.
std::vector<Span> spans_of(const Match& whole, Seat seat) {
  const Record& record = whole.record();
  const AnyGame& game = *record.setup.game;
  auto match = Match::start(record.setup, record.deals);
  assert(match.ok());
  const Status dealt = match->deal();
  assert(dealt.ok());
  std::vector<Span> spans;
  int last_trick = -1;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const PlayedMove& move = record.moves[i];
    const int trick = trick_of(*match);
    if (move.seat == seat) {
      const bool first = trick == 0 || trick != last_trick;
      if (first && match->state().view(seat)->legal_moves().size() > 1) {
        spans.push_back({.move = i, .trick = trick});
        last_trick = trick;
      }
    }
    const std::size_t events = match->events().size();
    const Status played = match->play(move.seat, move.text);
    assert(played.ok());
    if (spans.empty() || spans.back().trick != trick) continue;
    for (std::size_t e = events; e < match->events().size(); ++e) {
      const Event& event = match->events()[e];
      if (const auto points = game.taken(event))
        (event.seat == seat ? spans.back().own : spans.back().others) += *points;
    }
  }
  return spans;
}

// The decision with the most at stake: what the seat took, else what the others took.
std::optional<std::size_t> decision_to_ask(const Match& match, Seat seat) {
  const auto spans = spans_of(match, seat);
  if (spans.empty()) return std::nullopt;
  return std::ranges::max_element(spans, {},
                                  [](const Span& s) { return std::pair(s.own, s.others); })
      ->move;
}

bool may_be_asked(const Match& match, Seat seat, std::size_t move) {
  const auto spans = spans_of(match, seat);
  return std::ranges::any_of(spans, [&](const Span& s) { return s.move == move; });
}

// Its only person's decision that is asked, by its place among the moves.
std::optional<std::size_t> decision_of_person(const Match& own) {
  const auto seat = only_person(own.seats());
  return seat ? decision_to_ask(own, *seat) : std::nullopt;
}

Record first_moves(const Match& match, std::size_t count) {
  Record record = match.record();
  record.moves.resize(count);
  return record;
}

std::string table_bytes(const Record& record) {
  ByteWriter out;
  put_table(out, record.setup, false);
  put_deal(out, {record.setup.seed, other_deals(record)});
  return out.take();
}

Result<Match> take_round(const Setup& setup, const PackedDeal& deal, std::string_view code) {
  auto match = Match::start(setup, deal.given);
  if (!match) return Error{match.error().what, "link"};
  if (Status s = match->deal(); !s) return Error{s.error().what, "link"};
  MoveDecoder moves(code);
  for (std::size_t count = 0; !ended(*match);)
    if (++count > kMaxMoves || !moves.play(*match)) return damaged();
  return match;
}

}  // namespace

Attempt Attempt::copy() const {
  auto again = Match::replay(match.record());
  assert(again.ok());
  return {name, std::move(*again)};
}

Seat Challenge::seat() const { return *only_person(sender().match.setup().seats); }

Record Challenge::before() const { return first_moves(sender().match, asked); }

Record Challenge::story() const {
  Record record = sender().match.record();
  auto match = Match::replay(before());
  assert(match.ok());
  const int trick = trick_of(*match);
  std::size_t end = asked;
  do {
    const Status played = match->play(record.moves[end].seat, record.moves[end].text);
    assert(played.ok());
    ++end;
  } while (trick > 0 && end < record.moves.size() && !ended(*match) && trick_of(*match) == trick);
  record.moves.resize(end);
  return record;
}

Result<Match> round_of(const Match& match, std::size_t round, Seat seat, std::string_view bot) {
  const Record& whole = match.record();
  if (round >= whole.deals.size()) return Error{msg("error.challenge"), "round"};
  Setup setup = whole.setup;
  setup.practice = false;
  setup.date.clear();
  setup.app.clear();
  setup.bot_seed = setup.seed;
  limit_to_one_round(setup);
  for (std::size_t i = 0; i < setup.seats.size(); ++i)
    setup.seats[i] = {{},
                      seat_at(static_cast<int>(i)) == seat ? std::string()
                      : setup.seats[i].person()            ? std::string(bot)
                                                           : setup.seats[i].bot};
  // The bytes of a link are smallest where the first deal follows from the seed.
  auto made = Match::start(std::move(setup), {whole.deals[round]});
  if (!made) return made.error();
  if (Status s = made->deal(); !s) return s.error();
  auto lead = Match::start(whole.setup, whole.deals);
  if (!lead) return lead.error();
  for (const auto& [mover, text] : whole.moves) {
    while (lead->needs_deal())
      if (Status s = lead->deal(); !s) return s.error();
    if (lead->record().deals.size() == round + 1)
      if (ended(*made) || !made->play(mover, text)) return Error{msg("error.challenge"), "round"};
    if (Status s = lead->play(mover, text); !s) return s.error();
    if (lead->record().deals.size() > round + 1) break;
  }
  const auto& rounds = match.sheet().rounds;
  if (!ended(*made) || round >= rounds.size() || made->sheet().rounds.front() != rounds[round] ||
      !decision_to_ask(*made, seat))
    return Error{msg("error.challenge"), "round"};
  return made;
}

Result<Challenge> make_challenge(std::vector<Attempt> earlier, Attempt own) {
  const auto asked = decision_of_person(own.match);
  if (!asked) return Error{msg("error.challenge"), "round"};
  Challenge challenge{std::move(earlier), *asked};
  challenge.attempts.push_back(std::move(own));
  const auto size = [&] {
    ByteWriter out;
    put_challenge(out, challenge);
    return base64url(out.take()).size() + 12;
  };
  while (challenge.attempts.size() > Challenge::kMostAttempts ||
         (challenge.attempts.size() > 1 && size() > Challenge::kMaxLink))
    challenge.attempts.erase(challenge.attempts.begin());
  if (size() > Challenge::kMaxLink) return Error{msg("error.link_long"), "link"};
  return challenge;
}

std::optional<Match> before_decision(const Match& own) {
  const auto asked = decision_of_person(own);
  if (!asked) return std::nullopt;
  auto match = Match::replay(first_moves(own, *asked));
  assert(match.ok());
  return std::move(*match);
}

bool same_round(const Match& match, const Challenge& challenge) {
  return table_bytes(match.record()) == table_bytes(challenge.sender().match.record());
}

std::vector<TrickCost> costs_of(const Match& match, Seat seat) {
  const Record& record = match.record();
  auto again = Match::start(record.setup, record.deals);
  assert(again.ok());
  const Status dealt = again->deal();
  assert(dealt.ok());
  TrickCosts costs(seat);
  for (const auto& [mover, text] : record.moves) {
    if (ended(*again)) break;
    const std::size_t events = again->events().size();
    if (mover == seat) costs.choose(*again, *again->state().view(seat), text);
    const Status played = again->play(mover, text);
    assert(played.ok());
    costs.look(*again, events);
  }
  return costs.all();
}

int points_of(const Match& match, Seat seat) { return match.sheet().rounds.front()[seat]; }

void put_challenge(ByteWriter& out, const Challenge& challenge) {
  out.raw(table_bytes(challenge.sender().match.record()));
  out.number(challenge.asked);
  out.number(challenge.attempts.size());
  for (const Attempt& attempt : challenge.attempts) {
    const std::string code = code_moves(attempt.match.record());
    out.text(attempt.name);
    out.number(code.size());
    out.raw(code);
  }
}

Result<Challenge> take_challenge(ByteReader& in) {
  auto setup = take_table(in, false);
  if (!setup) return setup.error();
  const auto seat = only_person(setup->seats);
  const PackedDeal deal = take_deal(in);
  Challenge challenge;
  challenge.asked = static_cast<std::size_t>(in.number(kMaxMoves));
  const std::uint64_t count = in.number(Challenge::kMostAttempts);
  if (!in.sound() || !seat || count == 0 || deal.given.size() > 1) return damaged();
  setup->seed = setup->bot_seed = deal.seed;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::string name = in.text(kMaxName);
    const std::string code = in.bytes(kMaxCode);
    if (!in.sound()) return damaged();
    auto match = take_round(*setup, deal, code);
    if (!match) return match.error();
    challenge.attempts.push_back({std::move(name), std::move(*match)});
  }
  if (!in.ok() || !may_be_asked(challenge.sender().match, *seat, challenge.asked)) return damaged();
  return challenge;
}

}  // namespace tablee
