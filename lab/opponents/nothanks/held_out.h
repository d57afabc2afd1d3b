#pragma once
// Non merci's held-out opponents: nothing that trains or tunes may read this
// (scripts/checks/includes.mjs).

#include "lab/opponents/nothanks/training.h"

namespace tablee::nothanks::opponents {

std::span<const Opponent> held_out_opponents();

}  // namespace tablee::nothanks::opponents
