#include "web/app/backup.h"

#include "table/sheet.h"
#include "web/app/model.h"

namespace tablee::app {

Result<Held> check_stored(const json::Value& stored) {
  if (stored.kind != json::Value::Kind::object) return Error{msg("error.json"), {}};
  Held held;
  for (const auto& [key, value] : stored.members) {
    if (value.kind != json::Value::Kind::string) return Error{msg("error.json"), {}};
    if (key == kMatchKey) {
      const auto session = read_session(value.string);
      if (!session) return session.error();
      held.match = !session->match().over();
    } else if (key.substr(0, kSheetPrefix.size()) == kSheetPrefix) {
      if (const auto sheet = read_sheet(value.string); !sheet) return sheet.error();
      ++held.sheets;
    }
  }
  return held;
}

}  // namespace tablee::app
