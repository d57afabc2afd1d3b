#pragma once
// Finds views that no state of 6 qui prend could look like.

#include <string_view>

#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The name of the member that is impossible; nothing where some state looks like the view.
std::string_view wrong_in(const View& view);

}  // namespace tablee::nimmt
