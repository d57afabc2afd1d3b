#pragma once
// For games in which chance acts while they are played: what it was worth. Where all cards are
// dealt at once this is not needed, because each contestant plays each hand in turn and the worth
// of hands cancels out in A - B. Include "chance_list.h" for all games; the build makes it from
// tools/<game>/chance.h.

namespace tablee::tools {

// A game specialises it with:
//   static int fall(const State& s)                identifies the chance event on the table: the
//                                                  same number while it is the same; -1: none
//   static double worth(const State& s, int seat)  its worth for that seat, more is better, less
//                                                  the mean over all possible events
template <class G>
struct Chance;

// Whether there is such a specialisation. A misspelt member of it does not compile where it is
// used.
template <class G>
constexpr bool kChanceFalls = requires {
  sizeof(Chance<G>);
};

}  // namespace tablee::tools
