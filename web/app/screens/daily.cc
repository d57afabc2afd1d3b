// The deal of the day: one round a kind of table, the same for everyone, and a result to paste.

#include "web/app/storage/daily.h"

#include <algorithm>

#include "core/date.h"
#include "core/scan.h"
#include "table/daily.h"
#include "table/outcome.h"
#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/result_text.h"

namespace tablee::app {

std::string daily_key(std::string_view date, std::string_view kind) {
  return std::string(kSheetPrefix) + std::string(date) + std::string(kDailyMark) +
         std::string(kind);
}

namespace {

// Tries that counted and were begun, each the key of its sheet after a blank.
constexpr std::string_view kBegunKey = "daily";
constexpr std::size_t kBegunMost = 12;  // some days: three kinds a day, and clocks go back

bool ended(const Model& m, std::string_view sheet_key) {
  const auto sheet = m.archive.sheet(sheet_key);
  return sheet && sheet->over;
}

}  // namespace

std::vector<std::string_view> noted_dailies(const Model& m) {
  std::vector<std::string_view> noted;
  if (const auto* text = m.store.find(kBegunKey))
    for (Scan scan(*text); !scan.at_end();) noted.push_back(scan.word());
  return noted;
}

bool daily_counted(const Model& m, std::string_view sheet_key) {
  if (ended(m, sheet_key)) return true;
  const auto noted = noted_dailies(m);
  return std::find(noted.begin(), noted.end(), sheet_key) != noted.end();
}

void note_daily(Model& m, std::string_view sheet_key) {
  auto noted = noted_dailies(m);
  if (std::find(noted.begin(), noted.end(), sheet_key) != noted.end()) return;
  noted.push_back(sheet_key);
  std::string text;
  for (std::size_t i = noted.size() - std::min(noted.size(), kBegunMost); i < noted.size(); ++i)
    text.append(" ").append(noted[i]);
  m.store.put(kBegunKey, std::move(text));
}

const UnderWay* daily_under_way(const Matches& matches, std::string_view sheet_key) {
  if (const UnderWay* counting = matches.with_sheet(sheet_key)) return counting;
  return matches.with_sheet(practice_key(sheet_key));
}

std::string practice_key(std::string_view sheet_key) {
  return std::string(sheet_key).append(kAgain);
}

std::string daily_kind(std::string_view sheet_key) {
  const auto from = sheet_key.find(kDailyMark) + kDailyMark.size();
  return std::string(sheet_key.substr(from, sheet_key.find('-', from) - from));
}

[[gnu::noinline]] std::optional<DailyDeal> daily_deal(const TableLink& table,
                                                      std::string_view today) {
  constexpr int kDays = 3653;
  auto day = read_date(today);
  if (!day || !table.deal) return std::nullopt;
  day = day_after(*day);
  const auto kinds = table.setup.game->kinds();
  for (int i = 0; day && i < kDays; ++i, day = day_before(*day)) {
    const std::string date = write_date(*day);
    for (const TableKind& kind : kinds) {
      if (daily_seed(date, kind.name) != table.deal->seed) continue;
      Record same;
      same.setup = daily_setup(*table.setup.game, kind, date, {}, kUsualLevel);
      if (write_link(table_of(same, true)) != write_link(table)) return std::nullopt;
      return DailyDeal{table.setup.game, kind, date};
    }
  }
  return std::nullopt;
}

namespace {

constexpr Seat kOwn = 0;

// "0, 5, 12 · 7, 0", a dot between rounds, as it is set alike in every language; empty where
// nothing falls trick by trick.
std::string trick_by_trick(const Outcome& outcome) {
  std::string all;
  if (!outcome.tricks) return all;
  for (const auto& round : outcome.costs) {
    std::string_view before = all.empty() ? "" : " · ";
    for (const int cost : round) {
      all.append(before).append(std::to_string(cost));
      before = ", ";
    }
  }
  return all;
}

// One kind of table on one day: to be played, under way, or its result.
void add_kind(const Model& m, const std::string& name, const std::string& date, Items& items) {
  const std::string id = ids::kDaily + name;
  const std::string key = daily_key(date, name);
  const bool past = date != m.today;
  const Action play(Verb::daily, name, past ? date : std::string());
  const UnderWay* under_way = daily_under_way(m.matches, key);
  items.push_back(part(id, Role::region, msg_family("game.", name)));
  items.back().data = KindName{name};
  items.push_back(heading(id + ".name", msg_family("game.", name), 2, 1));
  const bool counted = daily_counted(m, key);
  if (const auto played = counted ? m.archive.match(key) : std::nullopt) {
    const Outcome outcome = outcome_of(*played, kOwn);
    items.push_back(text_line(id + ".score", score_text(*played, outcome), 1));
    items.back().on = true;
    if (const std::string tricks = trick_by_trick(outcome); !tricks.empty())
      items.push_back(
          text_line(id + ".tricks", msg("daily.tricks").with_text("tricks", tricks), 1));
    items.push_back(main_button(id + ".share", msg("daily.share"), {Verb::daily_share, key}, 1));
    items.push_back(button(id + ".challenge", msg("challenge.open"), {Verb::challenge, 1, key}, 1));
    items.push_back(button(id + ".look", msg("sheet.replay"), {Verb::replay, key}, 1));
  } else if (const auto tried =
                 past && !counted ? m.archive.match(practice_key(key)) : std::nullopt) {
    items.push_back(text_line(id + ".score", score_text(*tried, outcome_of(*tried, kOwn)), 1));
    items.push_back(text_line(id + ".practice", msg("sheet.practice"), 1));
  } else if (counted && !m.matches.with_sheet(key)) {
    items.push_back(text_line(id + ".score", msg("daily.counted"), 1));
  }
  if (under_way)
    items.push_back(button(id + ".play", msg("home.go_on"), {Verb::resume, under_way->key}, 1));
  else if (counted || past)
    items.push_back(
        button(id + ".again", counted ? msg("daily.again") : msg("daily.train"), play, 1));
  else
    items.push_back(button(id + ".play", msg("home.play"), play, 1));
  if (!counted && !past) items.back().on = true;
}

void add_kinds(const Model& m, const std::string& date, Items& items) {
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) add_kind(m, std::string(kind.name), date, items);
}

// The list of other days, which begins with the one before.
void add_archive_list(const std::string& date, Items& items) {
  items.push_back(part("archive", Role::list, msg("daily.archive")));
  if (const auto day = read_date(date); day && day_before(*day))
    items.push_back(
        button("day.before", msg("daily.before"), {Verb::day, write_date(*day_before(*day))}, 1));
}

// Some languages count days by their last figure: the 1st, the 22nd, but the 11th.
Message day_of_month(std::int64_t day) {
  const auto last = day / 10 == 1 ? 0 : day % 10;
  return (last == 1   ? msg("daily.day_1")
          : last == 2 ? msg("daily.day_2")
          : last == 3 ? msg("daily.day_3")
                      : msg("daily.day"))
      .with("day", day);
}

// The last days beside each other: points a day, then how many were won.
void add_days(const Model& m, Items& items) {
  constexpr int kDays = 7;
  std::vector<std::string> days;
  for (auto day = read_date(m.today); day && days.size() < kDays; day = day_before(*day))
    days.insert(days.begin(), write_date(*day));
  std::vector<Message> head{msg("statistics.kind")};
  for (const std::string& day : days) {
    head.push_back(day_of_month(read_date(day)->day));
  }
  head.push_back(msg("statistics.wins"));
  items.push_back(heading("days.title", msg("daily.days"), 2));
  items.push_back(part("days", Role::table, msg("daily.days")));
  add_row(items, "days.head", std::move(head), true);
  for (const AnyGame* game : all_games()) {
    for (const TableKind& kind : game->kinds()) {
      std::vector<Message> cells{msg_family("game.", kind.name)};
      int won = 0;
      for (const std::string& day : days) {
        const auto sheet = m.archive.sheet(daily_key(day, kind.name));
        if (!sheet || !sheet->over) {
          cells.push_back(msg("daily.unplayed"));
          continue;
        }
        won += std::find(sheet->winners.begin(), sheet->winners.end(), 0) != sheet->winners.end();
        cells.push_back(msg("sheet.points").with("points", sheet->totals.front()));
      }
      cells.push_back(msg("sheet.points").with("points", won));
      add_row(items, "days." + std::string(kind.name), std::move(cells));
    }
  }
}

// Points of the tries of a day: "This game 12 points, that one 31 points".
Message day_in_brief(const Model& m, const std::string& day) {
  std::vector<Message> all;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) {
      const std::string key = daily_key(day, kind.name);
      auto sheet = m.archive.sheet(key);
      if (!sheet) sheet = m.archive.sheet(practice_key(key));
      if (sheet && sheet->over)
        all.push_back(msg("sheets.player")
                          .with_message("name", msg_family("game.", kind.name))
                          .with_message("points", points_text(game->id(), sheet->totals.front())));
    }
  return all.empty() ? Message{} : msg("sheets.players").with_messages("players", std::move(all));
}

// The button to the day before, then the stored days, the latest first.
void add_archive(const Model& m, Items& items) {
  add_archive_list(m.today, items);
  const auto days = daily_days(m, false);
  int listed = 0;
  for (std::size_t i = days.size(); i-- > 0;) {
    if (days[i] >= m.today) continue;
    if (++listed > m.browsing.shown) break;
    items.push_back(button("day." + days[i], date_text(days[i]), {Verb::day, days[i]}, 1));
    items.back().hint = day_in_brief(m, days[i]);
  }
  if (listed > m.browsing.shown)
    items.push_back(button("days.more", msg("daily.more"), Verb::sheets_more, 1));
}

// Another day than today: for practice, with the ways to those beside it.
void add_past(const Model& m, const std::string& date, Items& items) {
  items.push_back(text_line("about", msg("daily.past").with_message("date", date_text(date))));
  add_kinds(m, date, items);
  add_archive_list(date, items);
  if (const auto day = read_date(date); day && day_after(*day))
    items.push_back(
        button("day.after", msg("daily.after"), {Verb::day, write_date(*day_after(*day))}, 1));
}

// A day that was lies over today's screen: one step back is today.
void show_day(Model& m, std::string_view day) {
  if (m.today.empty() || !read_date(day)) return;
  auto* own = m.path.here<DailyUi>();
  const bool opened = !own->day.empty();
  if (opened && day >= m.today) m.path.back();
  if (day >= m.today) return;
  if (!opened) own = &m.open<DailyUi>();
  own->day = day;
}

bool act_on_days(Model& m, Voice&, const Action& action) {
  if (action.verb == Verb::day)
    show_day(m, action.text);
  else if (action.verb == Verb::sheets_more)
    m.browsing.shown += kSheetsAtOnce;
  else
    return false;
  return true;
}

Items daily_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("daily.title"), 1));
  if (m.today.empty()) {
    items.push_back(text_line("about", msg("daily.no_day")));
    return items;
  }
  if (const std::string& date = daily_shown(m); date != m.today) {
    add_past(m, date, items);
    return items;
  }
  items.push_back(text_line("about", msg("daily.about").with_message("date", date_text(m.today))));
  if (Message streak = streak_text(m); !streak.empty()) {
    items.push_back(text_line("streak", std::move(streak)));
    items.back().on = true;
  }
  add_kinds(m, m.today, items);
  add_days(m, items);
  add_archive(m, items);
  return items;
}

}  // namespace

constinit const Screen daily_screen{.name = "daily",
                                    .items = daily_items,
                                    .ui = fresh<DailyUi>,
                                    .act = act_on_days,
                                    .by_name = true};

}  // namespace tablee::app
