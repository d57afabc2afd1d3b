// Requests to the page: share, save, open, print and the like.

#include "core/json.h"
#include "table/exchange.h"
#include "web/app/page/to_page.h"

namespace tablee::app {

void ToPage::focus(std::string_view id) { post_text("focus", "id", id); }

void ToPage::words(std::string_view language) { post_text("words", "lang", language); }

void ToPage::link_done() { outbox_.post(R"({"do":"link_done"})"); }

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
  if (!picture.about.empty()) out.member("about", std::string_view(picture.about));
  out.member("brand", std::string_view(picture.brand));
  if (picture.example) out.member("example", true);
  if (!picture.note.empty()) out.member("note", std::string_view(picture.note));
  if (!picture.link.empty()) out.member("link", std::string_view(picture.link));
  out.key("rows").begin_array();
  for (const Picture::Row& row : picture.rows) {
    out.begin_object().member("line", std::string_view(row.line));
    out.member("points", std::string_view(row.points)).member("total", row.total);
    out.member("place", row.place).end_object();
  }
  out.end_array().member("text", std::string_view(picture.text)).end_object();
  outbox_.post(out.text());
}

namespace {

void write_cards(const std::vector<CardText>& cards, json::Writer& out) {
  out.key("cards").begin_array();
  for (const CardText& card : cards) out.value(std::string_view(card.text));
  out.end_array();
}

void write_table(const ToPage::Phones::Table& table, json::Writer& out) {
  out.key("table").begin_object().member("turn", table.turn).member("elsewhere", table.elsewhere);
  out.member("lang", table.language);
  out.member("card", std::string_view(table.card.text)).key("lines").begin_array();
  for (const auto& line : table.lines) {
    out.begin_object().member("id", std::string_view(line.id)).member("title", line.title);
    out.member("text", std::string_view(line.text)).member("hint", std::string_view(line.hint));
    write_cards(line.cards, out);
    out.end_object();
  }
  out.end_array().key("choices").begin_array();
  for (const auto& one : table.choices) {
    out.begin_object().member("move", std::string_view(one.move)).member("confirm", one.confirm);
    out.member("text", std::string_view(one.text)).member("hint", std::string_view(one.hint));
    write_cards(one.cards, out);
    out.end_object();
  }
  out.end_array().end_object();
}

}  // namespace

void ToPage::phones(const Phones& phones) {
  json::Writer out;
  out.begin_object().member("do", "phones").member("view", phones.view).key("seats").begin_array();
  for (const Phones::One& one : phones.seats) {
    out.begin_object().member("seat", int{one.seat});
    out.member("name", std::string_view(one.name)).member("phone", one.phone);
    out.member("code", std::string_view(one.code)).member("awaited", one.awaited);
    out.member("number", std::string_view(one.number));
    if (one.table) write_table(*one.table, out);
    out.end_object();
  }
  out.end_array().member("problem", std::string_view(phones.problem)).end_object();
  outbox_.post(out.text());
}

void ToPage::download(std::string_view name, std::string_view type, std::string_view text) {
  json::Writer out;
  out.begin_object().member("do", "download").member("name", name);
  outbox_.post(out.member("type", type).member("text", text).end_object().text());
}

void ToPage::pick() {
  json::Writer out;
  out.begin_object().member("do", "pick");
  out.member("accept",
             ".csv,.tsv,.txt,.json,.xlsx,text/csv,application/json,"
             "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  out.member("most", static_cast<std::int64_t>(kMaxImport));
  outbox_.post(out.end_object().text());
}

void ToPage::stop_reading() { outbox_.post(R"({"do":"stop_reading"})"); }

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
