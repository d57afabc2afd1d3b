#pragma once
// Phones as hands, "dealt by code": codes for the seats, and the numbers that phones show
// (docs/PHONES.md).

#include "web/app/model.h"
#include "web/app/page/from_page.h"
#include "web/app/page/to_page.h"
#include "web/app/voice.h"

namespace tablee::app {

class Phones {
 public:
  Phones(Model& model, ToPage& page, Voice& voice) : model_(model), page_(page), voice_(voice) {}

  // False: none of its actions.
  bool act(const Action& action);
  // What the dialogue of the page says.
  void said(const PhonesSaid& said);

 private:
  bool possible() const;
  Status enter(const PhonesSaid& said);
  Status enter_code(std::string_view text);
  // The codes of those seats.
  void show_codes(SeatSet seats);
  // The dialogue shows this from now on.
  void post(std::string_view view, SeatSet seats, const Message& problem = {});
  void post_numbers(const Message& problem = {});

  Model& model_;
  ToPage& page_;
  Voice& voice_;
};

}  // namespace tablee::app
