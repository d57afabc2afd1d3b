#include "table/only_person.h"

namespace tablee {

std::optional<Seat> only_person(const std::vector<SeatSetup>& seats) {
  std::optional<Seat> found;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].person()) continue;
    if (found) return std::nullopt;
    found = seat_at(static_cast<int>(i));
  }
  return found;
}

}  // namespace tablee
