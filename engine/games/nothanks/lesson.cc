#include "games/nothanks/lesson.h"

#include "core/card_set.h"
#include "core/scan.h"
#include "games/nothanks/state.h"

namespace tablee::nothanks {

std::string lesson_deal(const Lesson& lesson) {
  CardSet spare = CardSet::range(kLowest, kHighest);
  int dealt = 0;
  for (Scan scan(lesson.open); !scan.at_end(); ++dealt)
    spare.remove(static_cast<Card>(*Scan::to_number(scan.word())));
  std::string text = "first 0 cards " + std::string(lesson.open);
  for (const Card card : spare)
    if (dealt++ < kPile) text += " " + std::to_string(card);
  return text;
}

}  // namespace tablee::nothanks
