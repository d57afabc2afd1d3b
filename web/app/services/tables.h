#pragma once
// Matches as a service: how one begins, is stored, set aside and continued, and which of them is on
// the table.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/link.h"
#include "web/app/model.h"
#include "web/app/page/to_page.h"
#include "web/app/services/narrator.h"
#include "web/app/voice.h"

namespace tablee::app {

struct DailyDeal;  // daily.h

class Tables {
 public:
  Tables(Model& model, ToPage& page, Voice& voice, Narrator& narrator)
      : model_(model), page_(page), voice_(voice), narrator_(narrator) {}

  // What deals of new matches come from.
  void seed(std::uint64_t seed) { seed_ = seed; }
  // Matches begin, go on, are left, deleted and restored; tables are set up and started; the deal
  // of a day. False: none of these.
  bool act(const Action& action);

  // The usual table of the game of that id, or of the kind of table that this flag makes where it
  // is not empty; nothing where there is no such game.
  std::optional<Plan> usual(std::string_view id, std::string_view flag) const;
  void begin(const Plan& plan, const std::optional<PackedDeal>& deal = {});
  // The first try of the day counts, any other is practice, and so is every other day's; one under
  // way goes on.
  void play_daily(const DailyDeal& deal);
  // The table of a link. A deal of the day counts as if it had been found on the day's own screen.
  void play_link(const TableLink& table);

  // The match in front is on the table again, as it was stored.
  void read_front();
  // Another table than before, or none: nothing of it is raised, announced or pending.
  void lay_anew();
  // Nothing is on the table any more.
  void clear();
  // What was under way before a lesson goes on.
  void end_lesson();
  // One of the kind of table that these words ask for; null where they ask for none, or none is
  // left.
  const UnderWay* left_here(std::string_view words) const;
  // Stores the match, its sheet, and its moves when it is over: true if there is now something that
  // the user would miss.
  bool keep();
  // The page around ours hears that a match began and how it ended.
  void tell_host();

 private:
  bool act_on_plan(const Action& action);
  // Of that kind of table, on that day; empty: today.
  void act_on_daily(std::string_view name, std::string_view day);
  void resume(std::string_view key);
  void put_away();
  void begin(Setup setup, std::string sheet_key, std::vector<std::string> given = {});

  Model& model_;
  ToPage& page_;
  Voice& voice_;
  Narrator& narrator_;
  std::uint64_t seed_ = 0;
  std::uint64_t begun_ = 0;     // matches
  bool announced_over_ = true;  // the embedding page knows of this match's end
};

}  // namespace tablee::app
