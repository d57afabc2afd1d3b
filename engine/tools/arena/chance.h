#pragma once
// Games whose chance falls while they are played, and what it was worth. Where all cards are dealt
// at once, each contestant holds each hand in turn: what hands are worth is level in A - B already.
// Who asks includes "chance_list.h", which the build makes of tools/<game>/chance.h.

namespace tablee::tools {

// Specialised by such a game:
//   static int fall(const State& s)                which fall of chance lies on the table: one
//                                                  number as long as it is that one, -1: none
//   static double worth(const State& s, int seat)  of it, more is better for that seat, less its
//                                                  mean over all that could have come
template <class G>
struct Chance;

// Is there such a specialisation? A misspelt member of it does not compile where it is used.
template <class G>
constexpr bool kChanceFalls = requires {
  sizeof(Chance<G>);
};

}  // namespace tablee::tools
