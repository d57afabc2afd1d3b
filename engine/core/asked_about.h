#pragma once
// Events that the table adds itself; no game emits events of these kinds.

#include <string_view>

namespace tablee {

// Marks the next event as one that the player has asked to have explained. It has the same fields
// as that event, and the table that comes with it (table/updates.h) is the one before both, because
// the explanation is shown on the table as it was.
inline constexpr std::string_view kAskedAbout = "why";
// Follows an event by which the viewer received something that nobody else sees
// (SecretExtras::gained). It marks the point from which the viewer may be informed of it.
inline constexpr std::string_view kGained = "gained";

}  // namespace tablee
