#pragma once

#include <optional>
#include <vector>

#include "table/record.h"

namespace tablee {

// The seat of the only person among them; nothing where there is none, or several.
std::optional<Seat> only_person(const std::vector<SeatSetup>& seats);

}  // namespace tablee
