// A match that was left goes on.

#include "web/app/services/tables.h"

namespace tablee::app {

// The match of that key goes on; of an empty one, the first that is listed.
void Tables::resume(std::string_view key) {
  Model& m = model_;
  if (key.empty() && m.session) {
    m.show(ScreenId::table);
    return;
  }
  const auto& list = m.matches.list();
  const std::string wanted(key.empty() && !list.empty() ? list.front().key : key);
  if (!m.matches.find(wanted)) return;
  if (m.lesson || !m.session || wanted != m.matches.front()) {
    clear();
    auto session = m.matches.open(wanted);
    if (!session) {
      m.notice = msg("app.match_unread").with_message("why", session.error().what);
      m.go_home();
      return;
    }
    m.session = std::move(*session);
    m.session->skip_news();
    announced_over_ = true;
    page_.clear_log();
  }
  m.show(ScreenId::table);
}

}  // namespace tablee::app
