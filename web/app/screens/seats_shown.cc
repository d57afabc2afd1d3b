// Who sits at the table that a screen is about.

#include "web/app/screens/screens.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {

std::vector<std::string> names_shown(const Model& m) {
  const Match* match = m.match_shown();
  return match ? seat_names(match->seats(), m.settings.language) : std::vector<std::string>{};
}

std::vector<Avatar> avatars_shown(const Model& m) {
  const Match* match = m.match_shown();
  return match ? avatars_of(match->seats()) : std::vector<Avatar>{};
}

}  // namespace tablee::app
