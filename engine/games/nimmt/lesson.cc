#include "games/nimmt/lesson.h"

#include "core/scan.h"
#include "games/nimmt/cards.h"
#include "games/nimmt/rows.h"
#include "games/nimmt/specials.h"

namespace tablee::nimmt {
namespace {

bool names(std::string_view list, std::string_view word) {
  for (Scan scan(list); !scan.at_end();)
    if (scan.word() == word) return true;
  return false;
}

CardSet cards_in(std::string_view list) {
  CardSet cards;
  for (Scan scan(list); !scan.at_end();)
    if (const auto card = Scan::to_number(scan.word())) cards.add(static_cast<Card>(*card));
  return cards;
}

// The number cards that a seat plays.
CardSet cards_of(const Lesson& lesson, Seat seat) {
  CardSet cards;
  for (std::size_t n = 0; !lesson.move(seat, n).empty(); ++n)
    if (const auto card = Scan::to_number(lesson.move(seat, n)))
      cards.add(static_cast<Card>(*card));
  return cards;
}

void append(std::string& text, const CardSet& cards) {
  for (const Card c : cards) text += " " + std::to_string(c);
}

// The learner's special cards first, then the rest of the pack.
std::string specials_text(std::string_view own) {
  SpecialSet left;
  for (int i = 0; i < kSpecials; ++i) left.add(static_cast<Special>(i % kSpecialKinds));
  std::string text = " specials " + std::string(own);
  for (int k = 0; k < kSpecialKinds; ++k)
    if (names(own, kSpecialNames[k])) left.remove(static_cast<Special>(k));
  while (left.size() > 0)
    for (int k = 0; k < kSpecialKinds; ++k)
      if (const auto kind = static_cast<Special>(k); left.has(kind)) {
        left.remove(kind);
        text += " " + std::string(kSpecialNames[k]);
      }
  return text + " chance 0";
}

}  // namespace

std::string lesson_deal(const Lesson& lesson) {
  const bool special = names(lesson.options, "special"), tactic = names(lesson.options, "tactic");
  const int each = special ? kSpecialHandSize : kHandSize;
  CardSet spare = CardSet::range(1, tactic ? kHandSize * lesson.players + kRows : kDeckSize);
  std::string text = "first 0 cards";
  // For a draft the deal only fixes who picks first.
  if (names(lesson.options, "logic")) {
    append(text, spare);
    return text;
  }
  spare = spare - cards_in(lesson.own) - cards_in(lesson.open);
  for (int s = 1; s < lesson.players; ++s) spare = spare - cards_of(lesson, seat_at(s));
  text += " " + std::string(lesson.own);
  for (int s = 1; s < lesson.players; ++s) {
    CardSet hand = cards_of(lesson, seat_at(s));
    append(text, hand);
    for (int n = hand.size(); n < each; ++n) {
      const Card card = spare.highest();
      spare.remove(card);
      text += " " + std::to_string(card);
    }
  }
  text += " " + std::string(lesson.open);
  return special ? text + specials_text(lesson.extra) : text;
}

}  // namespace tablee::nimmt
