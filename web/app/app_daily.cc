// The deal of the day is played, and told.

#include "table/daily.h"
#include "web/app/app.h"
#include "web/app/daily.h"

namespace tablee::app {

// "daily surprend": the first try counts, any other is practice.
bool App::act_on_daily(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "daily") {
    for (const AnyGame* game : all_games()) {
      for (const TableKind& kind : game->kinds()) {
        if (kind.name != rest) continue;
        Setup setup = daily_setup(*game, kind, m.today, person_name(), kUsualLevel);
        std::string key = daily_key(m.today, kind.name);
        setup.practice = daily_counted(m, key);
        if (setup.practice) key += "-again";
        begin(std::move(setup), std::move(key));
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
