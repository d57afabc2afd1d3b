// Whether single keys are listened to.

#include "web/app/services/single_keys.h"

namespace tablee::app {

bool SingleKeys::heard() const {
  return model_.settings.keys && model_.screen_id() == ScreenId::table && model_.session &&
         !model_.session->match().over();
}

}  // namespace tablee::app
