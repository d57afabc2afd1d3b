#pragma once
// A challenge: one round of a match as one seat played it, for somebody else to play in that seat
// with the same deal and the same bots. The receiver is first asked about one of the sender's
// decisions. A challenge that is sent on has the rounds of everybody who played it before.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bytes.h"
#include "table/packing.h"
#include "table/trick_costs.h"

namespace tablee {

// One person's round, from its deal to its end.
struct Attempt {
  std::string name;  // of the person; empty: not said
  Match match;
  Attempt copy() const;
};

struct Challenge {
  // The longest link of one, in characters, and the most attempts in it.
  static constexpr std::size_t kMaxLink = 1'000, kMostAttempts = 3;

  std::vector<Attempt> attempts;  // oldest first; the last one is the sender's
  std::size_t asked = 0;          // the sender's decision, by its place among their moves

  const Attempt& sender() const { return attempts.back(); }
  // The seat of the only person.
  Seat seat() const;
  // The sender's round before the decision that is asked, and to the end of its trick.
  Record before() const;
  Record story() const;
  // What the sender did there.
  const std::string& choice() const { return sender().match.record().moves[asked].text; }
};

// That round (from 0) of that seat as a match of its own; the seats of other people get `bot`. An
// error where the rules do not allow that round on its own, it is not finished, or nothing was
// decided in it.
Result<Match> round_of(const Match& match, std::size_t round, Seat seat, std::string_view bot);

// `earlier` are the attempts at the same round before, oldest first; of too many the oldest are
// left out. An error where no decision can be asked, or the link would be too long.
Result<Challenge> make_challenge(std::vector<Attempt> earlier, Attempt own);

// A round of its only person as it was before the decision that a challenge asks; nothing where
// none can be asked.
std::optional<Match> before_decision(const Match& own);

// Has that match the deal, the rules and the bots of the challenge?
bool same_round(const Match& match, const Challenge& challenge);

// The seat's tricks, or cards, of a round.
std::vector<TrickCost> costs_of(const Match& match, Seat seat);
// Its points in the first round of that match.
int points_of(const Match& match, Seat seat);

void put_challenge(ByteWriter& out, const Challenge& challenge);
// Replays every attempt by the rules. Errors: those of read_link.
Result<Challenge> take_challenge(ByteReader& in);

}  // namespace tablee
