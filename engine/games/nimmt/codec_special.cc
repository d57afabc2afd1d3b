#include "games/nimmt/codec_special.h"

#include <span>

#include "core/enum_index.h"

namespace tablee::nimmt {

namespace {

void write_names(json::Writer& out, std::string_view name, const SpecialSet& set) {
  out.key(name).begin_array();
  for (int k = 0; k < kSpecialKinds; ++k)
    for (int n = 0; n < set.count(static_cast<Special>(k)); ++n) out.value(kSpecialNames[k]);
  out.end_array();
}

// Writes the numbers of the rows that have a mark, counted from 1.
void write_marked(json::Writer& out, std::string_view name, const Public& p, bool RowMarks::*mark) {
  out.key(name).begin_array();
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (p.marks[r].*mark) out.value(static_cast<int>(r) + 1);
  out.end_array();
}

}  // namespace

void write_special(json::Writer& out, const Public& p) {
  const std::size_t seats = p.options.players;
  out.numbers("heads", std::span(p.heads).first(seats));
  write_marked(out, "stops", p, &RowMarks::stop);
  write_marked(out, "sevens", p, &RowMarks::seven);
  write_marked(out, "fifth", p, &RowMarks::fifth);
  out.numbers("special_counts", std::span(p.special.count).first(seats));
  write_names(out, "special_discard", p.special.discard);
  out.member("special_deck", p.special.deck).member("special_used", p.special.used);
  out.member("must_fill", p.special.must_fill + 1);
}

void write_special(json::Writer& out, const State& s) {
  const std::size_t seats = s.pub.options.players;
  const SpecialSecret& special = s.secret.special;
  out.key("specials").begin_array();
  for (std::size_t i = 0; i < seats; ++i) {
    json::Writer hand;
    write_names(hand.begin_object(), "hand", special.hand[i]);
    out.raw(hand.end_object().text());
  }
  out.end_array().key("special_order").begin_array();
  for (const Special k : special.deck) out.value(kSpecialNames[index_of(k)]);
  out.end_array();
  out.member("chance", std::string_view(std::to_string(special.chance)));
  out.member("reshuffles", special.reshuffles);
}

void write_special(json::Writer& out, const View& v) { write_names(out, "specials", v.specials); }

}  // namespace tablee::nimmt
