#pragma once
// Why a move is good or bad: what it costs beside another move, and the fact of the table behind
// that. Hints, the review of a match and the answers to exercises all ask here, so that the same
// choice has the same figure and the same reason everywhere.

#include <optional>
#include <span>

#include "core/mark.h"
#include "games/cause.h"
#include "games/question.h"

namespace tablee {

// In thousandths of a point: people do not regard a smaller loss as a mistake.
inline constexpr int kSlip = 1000;

// Thousandths of a point in whole points.
constexpr int rounded(int thousandths) { return (thousandths + 500) / 1000; }
// The number of the card that a move of a card game names first; 0 where it names none.
int card_of(std::string_view move);

// How much more one move costs, in thousandths of a point: where the costs themselves are shown,
// the difference of the figures, so that everybody can check it.
int cost_apart(const Evaluation& worse, const Evaluation& better);
// Whether the estimates do not separate two moves, because their costs differ by no more than the
// error or are shown as the same figure.
bool alike(const Evaluation& a, const Evaluation& b);
// What the move costs in thousandths of the player's own points, where that was played out: where
// the bot plays for the chance to win, its costs are not points.
int own_points(const Evaluation& e);
// How good that move is by the costs of all moves; nothing where it is not among them.
std::optional<Mark> mark_of(std::span<const Evaluation> costs, std::string_view move);
// The move with the lowest cost, `except` left out; null where there is none.
const Evaluation* cheapest(std::span<const Evaluation> costs, std::string_view except = {});

// How much more one move costs than a better one, as words: "about 3 heads more on average". Below
// a point: "hardly worse". `game` is its id, `chance` a chance to win in thousandths or −1.
Message lost_words(std::string_view game, int cost, int chance);

// "about 3 times in 10", of a hundred times.
Message often(int percent);

// Two sentences, either of which may be empty.
Message joined(Message first, Message second);

struct Reason {
  Evaluation move;
  // What the move is compared with: the best of the others.
  std::optional<Evaluation> other;
  Mark mark = Mark::best;
  Cause cause;        // of the move
  Cause other_cause;  // of the other move
  // What a card that is kept is expected to cost later, in tenths of a point; −1: unknown. The two
  // cards that are compared, each if the other is played; and of the rest of the hand the card for
  // which it makes the greatest difference.
  int other_kept = -1, kept = -1;
  std::string third{};
  int third_kept = -1, third_after_other = -1;
};

// Nothing where that move was not valued. The move must be one of the view's.
std::optional<Reason> reason_of(const AnyView& view, std::span<const Evaluation> costs,
                                std::string_view move);
// The fact behind the move and how it compares, one or two sentences; of the best answer to an open
// card also who takes what is refused. What speaks against the best move never stands alone, nor
// does what speaks for a worse one.
Message reason_words(const AnyView& view, const Reason& reason);
// Who is ahead of the viewer, or next behind: with a win as the aim, that decides about risks.
Message race_words(const AnyView& view);
// What shows why the better of the two moves is better: the fact that decides, or two risks, the
// worse move's first; may be empty.
Message deciding_fact(const Reason& reason);
// The same of two secret choices, the first of which is a mistake; with it, as far as that was
// played out, what comes in later turns: by the card that stays in hand, or in points.
Message secret_fact(const AnyView& view, const Reason& reason);
// Who takes what one of the two moves refuses, as played out; empty where that is not known, and of
// a card to be taken where hardly anybody else takes it.
Message refusal_fact(const Reason& reason);
// How often each of the two leads to a card that the player cannot refuse, where the worse one does
// so much more often.
Message forced_fact(const Reason& reason);

// An answer to an exercise: right where it is as good as the best by these costs, and always where
// it is the move that is known to be the best from many more playouts.
bool is_right(std::span<const Evaluation> costs, std::string_view answer, std::string_view known);
// What is said to that answer; `brief`: without the reason. `costs` may be empty as long as they
// are computed, and then the words say whether the answer is known to be right.
Message answer_words(const AnyView& view, std::span<const Evaluation> costs,
                     std::string_view answer, std::string_view known, bool brief);

}  // namespace tablee
