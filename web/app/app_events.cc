// Events of the page that may come on any screen.

#include "web/app/app.h"
#include "web/app/storage/backup.h"

namespace tablee::app {

void App::offline_state(std::string_view state) {
  const Offline before = model_.offline;
  if (state == "ready" && before == Offline::no) model_.offline = Offline::ready;
  if (state == "update") model_.offline = Offline::update;
  if (model_.offline != before) refresh();
}

// Could all of it be read here? Nothing is changed.
void App::check_backup() {
  const auto held = check_aside(storage_);
  if (held)
    page_.checked(held->sheets, held->match);
  else
    page_.checked(words(held.error().what));
}

void App::link_came(std::string_view link) {
  links_.open(link, {});
  challenges_.opened();
  links_.in_address(true);
  settle();
}

// A picture goes into a file; what it shows is copied where that may be.
void App::shared(std::string_view picture) {
  model_.notice = picture.empty()     ? msg("share.copied")
                  : picture == "told" ? msg("share.pictured")
                                      : msg("share.picture_kept");
  refresh();
}

void App::exercises_came(std::string_view text) {
  model_.exercises.open(text);
  refresh();
}

void App::words_came(std::string_view code) {
  if (preferences_.words_came(code)) settle();
}

void App::promise() {
  model_.asked_promise = true;
  page_.promise(true);
  settle();
}

void App::phones_said(const json::Value& message) {
  const auto moves = [&] {
    return model_.session ? model_.session->match().record().moves.size() : 0;
  };
  const std::size_t before = moves();
  phones_.said(read_phones(message));
  if (moves() != before) {
    // What this device offered or had raised was meant for the table before.
    model_.put_down();
    narrator_.next_revision();
  }
  settle();
}

void App::picked(const json::Value& message) {
  files_.preview(read_picked(message));
  settle();
}

void App::reading(const json::Value& message) {
  files_.reading(read_reading(message));
  refresh();
}

}  // namespace tablee::app
