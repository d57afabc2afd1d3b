#pragma once
// 6 qui prend's held-out opponents: nothing that trains or tunes may read this
// (scripts/checks/includes.mjs).

#include "lab/opponents/nimmt/training.h"

namespace tablee::nimmt::opponents {

std::span<const BotInfo> held_out_opponents();

}  // namespace tablee::nimmt::opponents
