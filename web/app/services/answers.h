#pragma once
// What a player asks about the table, by a single key (keys.h) or a typed command (command.h), as
// lines to be announced. They are made of the items that the screen shows and of events that have
// been announced, so that no answer says more than the screen does.

#include <string>
#include <vector>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/services/keys.h"
#include "web/app/services/narrator.h"
#include "web/app/voice.h"

namespace tablee::app {

class Answers {
 public:
  Answers(const Model& model, const Voice& voice, const Narrator& narrator)
      : model_(model), voice_(voice), narrator_(narrator) {}

  using Lines = std::vector<std::string>;

  // The lines of that answer; none: there is nothing to say. At a table only.
  Lines lines(Asked asked, const Items& shown) const;
  // A row by its number, from 1; empty where there is no such row.
  std::string row(int number, const Items& shown) const;
  // An item's text, and what there is to say of it.
  std::string whole(const Item& item) const;

 private:
  Lines hand(const Items& shown) const;
  Lines ends(const Items& shown) const;
  Lines own_points(const Items& shown) const;
  Lines leaders(const Items& shown) const;
  Lines trick() const;
  Lines own_story() const;
  Lines all(const Items& shown, std::string_view start) const;
  // In the terse manner several lines are one, with that between them.
  Lines joined(Lines lines, std::string_view between) const;
  std::string told(std::size_t event) const;
  Seat asking() const;

  const Model& model_;
  const Voice& voice_;
  const Narrator& narrator_;
};

}  // namespace tablee::app
