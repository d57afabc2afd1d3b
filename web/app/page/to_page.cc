#include "web/app/page/to_page.h"

#include "core/json.h"

namespace tablee::app {

void ToPage::post_flag(std::string_view what, std::string_view member, bool on) {
  json::Writer out;
  out.begin_object().member("do", what).member(member, on).end_object();
  outbox_.post(out.text());
}

void ToPage::post_text(std::string_view what, std::string_view member, std::string_view text) {
  json::Writer out;
  out.begin_object().member("do", what).member(member, text).end_object();
  outbox_.post(out.text());
}

void ToPage::say(std::string_view text, bool aloud, bool logged, bool answer) {
  json::Writer out;
  out.begin_object().member("do", "say").member("text", text);
  out.member("aloud", aloud).member("logged", logged);
  if (answer) out.member("answer", true);
  out.end_object();
  outbox_.post(out.text());
}

void ToPage::clear_log() { outbox_.post(R"({"do":"log_clear"})"); }
void ToPage::whole() { outbox_.post(R"({"do":"whole"})"); }
void ToPage::think(std::string_view line) { post_text("think", "line", line); }

void ToPage::screen_depth(int depth) {
  json::Writer out;
  out.begin_object().member("do", "screen_depth").member("depth", depth).end_object();
  outbox_.post(out.text());
}

void ToPage::awake(bool on) { post_flag("awake", "on", on); }
void ToPage::host(bool finished, std::string_view sheet) {
  json::Writer out;
  out.begin_object().member("do", "host").member("event", finished ? "finished" : "started");
  outbox_.post(out.key("sheet").raw(sheet).end_object().text());
}

}  // namespace tablee::app
