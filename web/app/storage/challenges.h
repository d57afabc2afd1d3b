#pragma once
// Challenges of this device: those that were sent, and those that a match here began from.

#include <optional>
#include <string>
#include <string_view>

#include "table/challenge.h"
#include "web/app/model.h"

namespace tablee::app {

// Under this key, a line each, oldest first: the key of a match's sheet, a blank, and the link.
inline constexpr std::string_view kChallengesKey = "challenges";
inline constexpr std::size_t kMostChallenges = 12;
// In place of the key of a sheet: the challenge was sent from here.
inline constexpr std::string_view kSent = "sent";

void note_challenge(Model& model, std::string_view sheet_key, std::string_view link);
// What that match began from; nothing where it began otherwise.
std::optional<Challenge> challenge_of(const Model& model, std::string_view sheet_key);
// The same round as it was played on this device; nothing where it was not finished here.
std::optional<Match> played_here(const Model& model, const Challenge& challenge);

}  // namespace tablee::app
