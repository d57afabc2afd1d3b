// The deal of the day is played, and told.

#include "core/date.h"
#include "core/scan.h"
#include "table/daily.h"
#include "web/app/app.h"
#include "web/app/daily.h"

namespace tablee::app {

// The first try of the day counts, any other is practice, and so is every other day's; one under
// way goes on.
void App::play_daily(const DailyDeal& deal) {
  Model& m = model_;
  const std::string key = daily_key(deal.date, deal.kind.name);
  if (const UnderWay* own = daily_under_way(m.matches, key)) {
    resume(std::string(own->key));
    return;
  }
  Setup setup = daily_setup(*deal.game, deal.kind, deal.date, person_name(), kUsualLevel);
  setup.practice = deal.date != m.today || daily_counted(m, key);
  begin(std::move(setup), setup.practice ? practice_key(key) : key);
}

// "daily <kind>", "daily <kind> 2026-11-20"; "daily_share" with the key of
// its sheet.
bool App::act_on_daily(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "daily") {
    Scan scan(rest);
    const std::string_view name = scan.word();
    const std::string date(scan.at_end() ? std::string_view(m.today) : scan.word());
    if (!read_date(date)) return true;
    for (const AnyGame* game : all_games())
      for (const TableKind& kind : game->kinds())
        if (kind.name == name) {
          play_daily({game, kind, date});
          return true;
        }
  } else if (verb == "daily_share") {
    if (const auto match = m.archive.match(rest)) share_deal(*match, true);
  } else {
    return false;
  }
  return true;
}

}  // namespace tablee::app
