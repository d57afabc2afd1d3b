// Tables that are set up, and those of the day.

#include "core/date.h"
#include "table/daily.h"
#include "web/app/screens/ui.h"
#include "web/app/services/tables.h"
#include "web/app/storage/daily.h"

namespace tablee::app {

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] bool Tables::act_on_plan(const Action& action) {
  Model& m = model_;
  if (action.verb == Verb::setup) {
    const auto table = usual(action.text, action.detail);
    if (!table) return true;
    const auto kind = [](const Plan& plan) { return kind_of(*plan.game, plan.options).name; };
    if (!m.plan.game || kind(m.plan) != kind(*table)) m.plan = *table;
    m.show(ScreenId::setup);
    return true;
  }
  if (action.verb != Verb::start || m.screen_id() != ScreenId::setup) return false;
  // This table is laid again next time; a quick game against bots does not replace it.
  m.store.put(kPlanKey, write_plan(m.plan));
  begin(m.plan);
  return true;
}

void Tables::play_daily(const DailyDeal& deal) {
  Model& m = model_;
  const std::string key = daily_key(deal.date, deal.kind.name);
  if (const UnderWay* own = daily_under_way(m.matches, key)) {
    resume(std::string(own->key));
    return;
  }
  Setup setup = daily_setup(*deal.game, deal.kind, deal.date, person_name(m.plan), kUsualLevel);
  setup.practice = deal.date != m.today || daily_counted(m, key);
  begin(std::move(setup), setup.practice ? practice_key(key) : key);
}

void Tables::play_link(const TableLink& table) {
  if (const auto daily = daily_deal(table, model_.today))
    play_daily(*daily);
  else
    begin(plan_of(table), table.deal);
}

[[gnu::noinline]] void Tables::act_on_daily(std::string_view name, std::string_view day) {
  const std::string date(day.empty() ? std::string_view(model_.today) : day);
  if (!read_date(date)) return;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      if (kind.name == name) return play_daily({game, kind, date});
}

}  // namespace tablee::app
