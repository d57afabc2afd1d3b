#pragma once
// The held-out opponents of 6 qui prend: code that trains or tunes must not include this
// (scripts/checks/includes.mjs).

#include "lab/opponents/nimmt/training.h"

namespace tablee::nimmt::opponents {

std::span<const BotInfo> held_out_opponents();

}  // namespace tablee::nimmt::opponents
