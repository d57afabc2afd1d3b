#pragma once
// Why a move is good or bad, or why an event came about: the facts of the table. Hints, the review
// and the answers to exercises read the causes of moves (engine/table/reason.h joins them with what
// the moves cost, which the bots estimate); "why?", the pitfall and the bots' remarks those of
// events.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/card_set.h"
#include "core/message.h"
#include "core/seat.h"

namespace tablee {

enum class Side : std::uint8_t { neither, in_favour, against };

struct Cause {
  // Sentences in order that every player at the table can verify; none: there is nothing to say. Of
  // a move one at most, which names its card.
  std::vector<Message> facts;
  // The fact of a move without its counts, to stand beside how often that cost something when it
  // was played out, or without what speaks for a move that is a mistake; empty: the fact itself.
  Message plain{};
  Side side = Side::neither;  // of a move
  // What the player of the event took, or what the move costs at once where that speaks against it.
  // Nothing: nothing is taken.
  std::optional<int> points;
  // Of a move. How it compares with others that have the same kind of fact; 0: unknown.
  int risk = 0;
  // Where it goes: what is said in favour of two moves to the same place tells them not apart; 0:
  // nowhere in particular.
  int place = 0;
  // Of a move with a hidden card: the cards that the others may still play in this round, none of
  // which the player has seen. Nothing where their hands are known.
  std::optional<CardSet> unseen{};
  // What the player of the move gets with it, such as "the 33 and its 12 chips", where others get
  // it instead if it is refused; may be empty.
  Message prize{};

  // The rest belongs to events alone.
  Message question;  // the words of a button: "Why row 2?"
  // Whose move decided, after the choice, that the player had to take something, addressed to that
  // player. Empty where the choice was not safe when it was made.
  Message pitfall;
  // What a bot may say of it. Words: "<id>.remark.<temper>.<remark>", for each temper of bots
  // (web/app/summaries/remarks.h). "took" and "gave", which are frequent, have two variants each,
  // such as "took_one" and "took_two". Empty: nothing.
  std::string_view remark;
  // The seat that caused it and may comment on it as "gave"; kNobody: none.
  Seat giver = kNobody;

  // The sentence of a move; empty where there is none.
  Message fact() const { return facts.empty() ? Message{} : facts.front(); }
  Message plain_fact() const { return plain.empty() ? fact() : plain; }
};

// The cause of a move.
inline Cause cause_of_move(Message fact, Side side = Side::neither,
                           std::optional<int> points = std::nullopt) {
  Cause cause;
  cause.facts.push_back(std::move(fact));
  cause.side = side;
  cause.points = points;
  return cause;
}

}  // namespace tablee
