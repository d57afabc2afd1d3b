#pragma once
// Members that the text of a view and that of a state have in common.

#include "core/json.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

// A list of cards a seat.
void write_sets(json::Writer& out, std::string_view name, const Public& p,
                const PerSeat<CardSet>& sets);
// What all see.
void write_public(json::Writer& out, const Public& p);

}  // namespace tablee::nimmt
