// Who may ask for a hint.

#include "web/app/services/analyst.h"
#include "web/app/storage/daily.h"

namespace tablee::app {

bool may_be_advised(const Session& s) {
  return !counts_today(s) && !s.match().over() && s.deciding() != kNobody && !s.handing_over() &&
         !s.can_peek() && !s.phones().has(s.deciding()) && s.view()->legal_moves().size() > 1;
}

}  // namespace tablee::app
