#pragma once
// The questions about the rules that players of Non merci can look up.

#include "games/topic.h"

namespace tablee::nothanks {

inline constexpr Topic kTopics[] = {
    {"nothanks", "chips", {4}, "must_take"},
    {"nothanks", "runs", {6, 7}},
    {"nothanks", "end", {8, 2}},
};

}  // namespace tablee::nothanks
