#pragma once
// The held-out opponents of Non merci: code that trains or tunes must not include this
// (scripts/checks/includes.mjs).

#include "lab/opponents/nothanks/training.h"

namespace tablee::nothanks::opponents {

std::span<const Opponent> held_out_opponents();

}  // namespace tablee::nothanks::opponents
