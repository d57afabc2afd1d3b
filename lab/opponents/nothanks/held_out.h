#pragma once
// Non merci's examiners: nothing that trains or tunes may read this (scripts/check_includes.mjs).

#include "strangers/nothanks/sparring.h"

namespace tablee::nothanks::strangers {

std::span<const Stranger> examiners();

}  // namespace tablee::nothanks::strangers
