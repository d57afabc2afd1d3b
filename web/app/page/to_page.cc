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

void ToPage::say(std::string_view text, bool aloud, bool logged) {
  json::Writer out;
  out.begin_object().member("do", "say").member("text", text);
  out.member("aloud", aloud).member("logged", logged).end_object();
  outbox_.post(out.text());
}

void ToPage::clear_log() { outbox_.post(R"({"do":"log_clear"})"); }
void ToPage::focus(std::string_view id) { post_text("focus", "id", id); }
void ToPage::words(std::string_view language) { post_text("words", "lang", language); }
void ToPage::whole() { outbox_.post(R"({"do":"whole"})"); }
void ToPage::think(std::string_view line) { post_text("think", "line", line); }

void ToPage::screen_depth(int depth) {
  json::Writer out;
  out.begin_object().member("do", "screen_depth").member("depth", depth).end_object();
  outbox_.post(out.text());
}

void ToPage::awake(bool on) { post_flag("awake", "on", on); }
void ToPage::link_done() { outbox_.post(R"({"do":"link_done"})"); }

void ToPage::host(bool finished, std::string_view sheet) {
  json::Writer out;
  out.begin_object().member("do", "host").member("event", finished ? "finished" : "started");
  outbox_.post(out.key("sheet").raw(sheet).end_object().text());
}

void ToPage::share(std::string_view link, std::string_view title, std::string_view text) {
  json::Writer out;
  out.begin_object().member("do", "share").member("link", link);
  outbox_.post(out.member("title", title).member("text", text).end_object().text());
}

void ToPage::picture(const Picture& picture) {
  json::Writer out;
  out.begin_object().member("do", "picture");
  out.member("name", std::string_view(picture.name));
  out.member("title", std::string_view(picture.title));
  out.member("brand", std::string_view(picture.brand));
  out.key("rows").begin_array();
  for (const Picture::Row& row : picture.rows) {
    out.begin_object().member("line", std::string_view(row.line));
    out.member("points", std::string_view(row.points)).member("total", row.total);
    out.member("place", row.place).end_object();
  }
  out.end_array().member("text", std::string_view(picture.text)).end_object();
  outbox_.post(out.text());
}

void ToPage::download(std::string_view name, std::string_view type, std::string_view text) {
  json::Writer out;
  out.begin_object().member("do", "download").member("name", name);
  outbox_.post(out.member("type", type).member("text", text).end_object().text());
}

void ToPage::pick() {
  outbox_.post(R"({"do":"pick","accept":".csv,.json,text/csv,application/json"})");
}

void ToPage::print() { outbox_.post(R"({"do":"print"})"); }
void ToPage::open(std::string_view page) { post_text("open", "page", page); }
void ToPage::update() { outbox_.post(R"({"do":"update"})"); }
void ToPage::promise(bool by_hand) { post_flag("promise", "by_hand", by_hand); }

void ToPage::checked(int sheets, bool match) {
  json::Writer out;
  out.begin_object().member("do", "checked").member("sheets", sheets).member("match", match);
  outbox_.post(out.end_object().text());
}

void ToPage::checked(std::string_view error) { post_text("checked", "error", error); }

}  // namespace tablee::app
