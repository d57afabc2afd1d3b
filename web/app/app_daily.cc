// The deal of the day is played, and told.

#include "table/daily.h"
#include "web/app/app.h"
#include "web/app/daily.h"

namespace tablee::app {

// "daily surprend": the first try counts, any other is practice; one under way goes on.
bool App::act_on_daily(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "daily") {
    for (const AnyGame* game : all_games()) {
      for (const TableKind& kind : game->kinds()) {
        if (kind.name != rest || m.today.empty()) continue;
        const std::string key = daily_key(m.today, kind.name);
        if (const UnderWay* own = daily_under_way(m.matches, key)) {
          resume(std::string(own->key));
          return true;
        }
        Setup setup = daily_setup(*game, kind, m.today, person_name(), kUsualLevel);
        setup.practice = daily_counted(m, key);
        begin(std::move(setup), setup.practice ? practice_key(key) : key);
        return true;
      }
    }
    return true;
  }
  if (verb != "daily_share") return false;
  json::Writer out;
  out.begin_object()
      .member("do", "share")
      .member("title", std::string_view(words(msg("app.name"))));
  out.member("text", std::string_view(daily_text(m, rest)));
  outbox_.post(out.end_object().text());
  return true;
}

}  // namespace tablee::app
