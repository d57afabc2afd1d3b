#pragma once
// Views that no state of 6 qui prend could look like.

#include <string_view>

#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The member that cannot be as it is; nothing where some state looks like that.
std::string_view wrong_in(const View& view);

}  // namespace tablee::nimmt
