#pragma once
// The questions about the rules that players of 6 qui prend or 6 qui surprend can look up.

#include "games/topic.h"

namespace tablee::nimmt {

inline constexpr Topic kTopics[] = {
    {"surprend", "when", {5, 13, 14}, "place"},
    {"surprend", "exchange", {13}, "exchange"},
    {"nimmt", "low", {9, 10, 11}, "row"},
    {"nimmt", "sixth", {7, 8, 11}},
    {"nimmt", "order", {4, 3, 5}},
    {"nimmt", "heads", {12}},
    {"nimmt", "end", {13, 14, 2}},
};

}  // namespace tablee::nimmt
