#pragma once
// Adds the adviser's answers to the items of the table.

#include "core/item.h"
#include "text/text.h"
#include "web/app/services/analyst.h"

namespace tablee::app {

// Items as the game describes them, their actions still being moves.
void add_advice(const Analyst& analyst, const AnyView& view, text::Language language, Items& items);

}  // namespace tablee::app
