#include "games/nimmt/open_rounds.h"

#include "games/nimmt/causes.h"

namespace tablee::nimmt {
namespace {

// The kind of special card that the move plays; nothing where it plays none.
std::optional<Special> special_of(Move move) {
  switch (move.kind) {
    case Move::Kind::fifth_row:
      return Special::fifth_row;
    case Move::Kind::seven_takes:
      return Special::seven_takes;
    case Move::Kind::insert:
      return Special::insert;
    case Move::Kind::replace:
      return Special::replace;
    case Move::Kind::slide:
      return Special::slide;
    case Move::Kind::stop:
      return Special::stop;
    case Move::Kind::negative:
      return Special::negative_positive;
    default:
      return std::nullopt;
  }
}

bool was_played(const Public& p, Special kind) {
  for (const RowMarks& marks : p.marks)
    if ((kind == Special::stop && marks.stop) || (kind == Special::seven_takes && marks.seven) ||
        (kind == Special::fifth_row && marks.fifth))
      return true;
  return p.special.discard.has(kind);
}

// The lower the better: first what speaks for it, then the heads that it costs.
int dislike_of(const Cause& cause) {
  constexpr int kAgainst = 1000;
  return cause.side == Side::in_favour ? 0
         : cause.side == Side::neither ? 1
                                       : kAgainst + cause.points.value_or(0);
}

}  // namespace

View laid_open(View view, std::span<const View> all) {
  // Everybody knows all cards that can still come, as after a draft.
  view.pub.options.logic = 1;
  view.laid_open.emplace();
  for (std::size_t i = 0; i < all.size(); ++i) {
    view.pub.known[i] = all[i].hand;
    (*view.laid_open)[i] = all[i].specials;
  }
  return view;
}

std::optional<Move> suggested(const View& view) {
  Moves moves;
  legal_moves(view, moves);
  std::optional<Move> best;
  int least = 0;
  for (const Move& move : moves) {
    const auto special = special_of(move);
    if (special && was_played(view.pub, *special)) continue;
    const int dislike = dislike_of(cause(view, move));
    // One that helps no more than the plain move is kept.
    if (best && dislike >= least) continue;
    if (special && dislike > 0) continue;
    best = move;
    least = dislike;
  }
  return best;
}

}  // namespace tablee::nimmt
