#include "bots/nothanks/style_counter.h"

#include "bots/nothanks/fitted.h"
#include "bots/nothanks/pool.h"

namespace tablee::nothanks {
namespace {

std::vector<Style> make_guesses(int players) {
  std::vector<Style> all;
  for (const PoolStyle& p : kPool) all.push_back(p.style);
  for (const int t : {-4, 2, 6, 10, 14, 17, 20}) all.push_back(threshold(t));
  for (const FittedStyle& f : kFitted)
    if (f.players == players) all.push_back(f.style);
  return all;
}

}  // namespace

std::span<const Style> opponent_styles(int players) {
  static const std::array<std::vector<Style>, 5> all{
      make_guesses(3), make_guesses(4), make_guesses(5), make_guesses(6), make_guesses(7)};
  return all[players - 3];
}

}  // namespace tablee::nothanks
