#pragma once
// 6 qui prend's examiners: nothing that trains or tunes may read this (scripts/check_includes.mjs).

#include "strangers/nimmt/sparring.h"

namespace tablee::nimmt::strangers {

std::span<const BotInfo> examiners();

}  // namespace tablee::nimmt::strangers
