#include "parsers.h"

#include "core/json.h"
#include "protocol/protocol.h"
#include "protocol/server.h"
#include "table/exchange.h"
#include "table/exercise.h"
#include "table/known_sheets.h"
#include "table/link.h"
#include "table/match.h"
#include "table/sheet_line.h"
#include "table/spreadsheet.h"

namespace tablee::limits {
namespace {

template <class T>
std::string key_of(const Result<T>& read) {
  return read ? "fine" : read.error().what.key;
}

// Reads a file, and compares its sheets with each other as the app does with the stored ones.
std::string import(std::string_view text) {
  const auto file = read_import(text, SheetWords());
  if (!file) return file.error().what.key;
  KnownSheets known;
  std::vector<const Sheet*> sheets;
  for (const FoundMatch& match : file->matches) {
    known.add(std::to_string(sheets.size()), match.kept.sheet);
    sheets.push_back(&match.kept.sheet);
  }
  (void)known.compare(sheets);
  return "fine";
}

std::string json_value(std::string_view text) { return key_of(json::parse(text)); }

// A line from either side.
std::string line(std::string_view text) {
  protocol::Server server("limits", "");
  server.receive(text);
  (void)protocol::read_refused(text);
  return key_of(protocol::read_answer(text));
}

std::string record(std::string_view text) {
  const auto read = read_record(text);
  if (!read) return read.error().what.key;
  return key_of(Match::replay(*read));
}

std::string sheet(std::string_view text) { return key_of(read_sheet(text)); }
std::string sheet_line(std::string_view text) { return key_of(read_sheet_line(text)); }
std::string link(std::string_view text) { return key_of(read_link(text)); }
// With a right checksum, as each kind of link.
std::string sealed(std::string_view bytes) {
  for (const char kind : {'t', 'r', 's', 'c'}) (void)read_link(seal_link(kind, bytes));
  return key_of(read_link(seal_link('r', bytes)));
}
std::string words(std::string_view text) { return key_of(read_table_words(text, "heuristic")); }
std::string exercise(std::string_view text) { return key_of(read_exercise(text)); }

std::string move(std::string_view text) {
  std::string answer = "fine";
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) {
      OptionSet options{{"players", game->min_seats()}};
      if (!kind.flag.empty()) options.emplace_back(kind.flag, 1);
      auto state = game->start(options);
      if (!state || !(*state)->deal("seed 1", nullptr)) continue;
      (void)(*state)->view(seat_at(0))->typed(text);
      if (const auto done = (*state)->apply(seat_at(0), text, nullptr); !done)
        answer = done.error().what.key;
    }
  return answer;
}

// One thing over and over.
std::vector<Shape> common() {
  std::vector<Shape> all;
  for (const char* piece : {",",
                            ";",
                            "\t",
                            "\n",
                            "\r",
                            "\"",
                            "\"\",",
                            "\"\"\"\"",
                            " ",
                            "0",
                            "9",
                            "-",
                            "=",
                            "[",
                            "{",
                            "[]",
                            "{}",
                            "{\"",
                            "\\",
                            "\\u0041",
                            "a",
                            "A.",
                            "é",
                            "\xcc\x81",
                            "\xe2\x80\x8b",
                            "\xf0\x9f\x91\xa9\xe2\x80\x8d",
                            "\xff",
                            "\x01",
                            "%",
                            "%25",
                            "#,",
                            "# "})
    all.push_back({std::string("only ") + piece, "", piece});
  return all;
}

std::vector<Shape> with_common(std::vector<Shape> own) {
  const auto all = common();
  own.insert(own.end(), all.begin(), all.end());
  return own;
}

// Values of JSON at some place of a document.
std::vector<Shape> json_shapes(const std::string& where, const std::string& begin,
                               const std::string& end) {
  return {{where + "numbers", begin + "[0", ",0", "]" + end},
          {where + "real numbers", begin + "[0", ",1.234567890123e-300", "]" + end},
          {where + "one number", begin, "9", end},
          {where + "one text", begin + "\"", "a", "\"" + end},
          {where + "one text of escapes", begin + "\"", "\\u00e9", "\"" + end},
          {where + "one text of pairs", begin + "\"", "\\ud83d\\ude00", "\"" + end},
          {where + "texts", begin + "[0", ",\"\"", "]" + end},
          {where + "long texts", begin + "[0", ",\"0123456789012345\"", "]" + end},
          {where + "arrays", begin + "[0", ",[]", "]" + end},
          {where + "objects", begin + "[0", ",{}", "]" + end},
          {where + "small objects", begin + "[0", ",{\"a\":0,\"b\":0}", "]" + end},
          {where + "deep arrays", begin + "[0", ",[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]",
           "]" + end},
          {where + "deeper and deeper", begin, "[", end},
          {where + "objects in each other", begin, "{\"a\":", end},
          {where + "members", begin + "{\"a\":0", ",\"m#\":0", "}" + end},
          {where + "long members", begin + "{\"a\":0", ",\"" + std::string(8000, 'n') + "#\":0",
           "}" + end},
          {where + "equal members", begin + "{\"a\":0", ",\"a\":0", "}" + end},
          {where + "blanks", begin + "[", " ", "]" + end}};
}

std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += piece;
  return text;
}

// The most members in each of many objects.
Shape wide_objects(const std::string& begin, const std::string& end) {
  std::string object = "{\"m\":0";
  for (int i = 0; i < 127; ++i) object += ",\"name" + std::to_string(1000 + i) + "\":0";
  return {"objects of the most members", begin + "[0", "," + object + "}", "]" + end};
}

std::string a_sheet(std::size_t rounds, const std::string& round) {
  return R"({"format":1,"game":"nothanks","options":{"players":3},"date":"2026-11-20","players":[{"name":"A"},{"name":"B"},{"name":"C"}],"rounds":[)" +
         round + repeated("," + round, rounds - 1) + R"(],"over":true,"practice":false})";
}

Match played(const OptionSet& options, std::string_view game) {
  Setup setup;
  setup.game = find_game(game);
  setup.options = options;
  for (const auto& [key, count] : options)
    if (key == "players") setup.seats.resize(count);
  auto match = Match::start(setup);
  Rng rng(1);
  while (!match->over()) {
    if (match->needs_deal()) {
      (void)match->deal();
      continue;
    }
    const Seat seat = match->to_act().lowest();
    const auto legal = match->state().view(seat)->legal_moves();
    (void)match->play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  return std::move(*match);
}

std::vector<Shape> import_shapes() {
  const std::string head = "match,date,game,title,round,player,bot,points,over,practice,options\n";
  const std::string name(kMaxTitle, 'n');
  std::vector<Shape> all{
      {"one cell", head + "1,,nimmt,,1,", "x", ",,3,1,0,\n"},
      {"one quoted cell", head + "1,,nimmt,,1,\"", "x", "\",,3,1,0,\n"},
      {"one cell of quotes", head + "1,,nimmt,,1,\"", "\"\"", "\",,3,1,0,\n"},
      {"one cell of line ends", head + "1,,nimmt,,1,\"", "\n", "\",,3,1,0,\n"},
      {"one cell of marks", head + "1,,nimmt,,1,a", "\xcc\x81", ",,3,1,0,\n"},
      {"one date", head + "1,", "1/", ",nimmt,,1,A,,3,1,0,\n"},
      {"one number", head + "1,,nimmt,,1,A,,", "9", ",1,0,\n"},
      {"one round", head + "1,,nimmt,,", "1", ",A,,3,1,0,\n"},
      {"one list of options", head + "1,,nimmt,,1,A,,3,1,0,", "a#=1 ", "\n"},
      {"lines of separators", head, ",,,,,,,,,,\n"},
      {"cells beyond the most", head, repeated(",", 5000) + "\n"},
      {"rows of one match", head, "1,,nimmt,,#,A,,5,1,0,\n"},
      {"rows of one round", head, "1,,nimmt,,1,A,,5,1,0,\n"},
      {"players of one match", head, "1,,nimmt,,1,P#,,5,1,0,\n"},
      {"matches", head, "#,,nimmt,,1,A,,5,1,0,\n"},
      {"whole matches", head, "#,,nimmt,,1,A,,5,1,0,players=2 target=66\n#,,nimmt,,1,B,,5,1,0,\n"},
      {"equal matches", head, "#,2026-11-20,nimmt,,1,A,,5,1,0,\n#,2026-11-20,nimmt,,1,B,,7,1,0,\n"},
      {"matches with long names", head,
       "#,,nimmt," + name + ",1," + name + "," + name + ",5,1,0,\n#,,nimmt," + name +
           ",1,B,,5,1,0,\n"},
      {"unclear dates", head, "#,3/4/2026,nimmt,,1,A,,5,1,0,\n#,3/4/2026,nimmt,,1,B,,5,1,0,\n"},
      {"unknown games", head, "#,,chess,,1,A,,5,1,0,\n"},
      {"points that are none", head, "1,,nimmt,,1,A,,many,1,0,\n"},
      {"rounds that are none", head, "1,,nimmt,,never,A,,5,1,0,\n"},
      {"a quoted line", head,
       "\"1\",\"\",\"nimmt\",\"\",\"1\",\"A\",\"\",\"5\",\"1\",\"0\",\"\"\n"},
      {"headers", "", head},
      {"a column for each player", "round" + repeated(",P", 255) + "\n",
       "1" + repeated(",5", 255) + "\n"},
      {"rounds of ten players", "round,A,B,C,D,E,F,G,H,I,J\n", "#,1,1,1,1,1,1,1,1,1,1\n"},
      {"matches of ten players", "round,A,B,C,D,E,F,G,H,I,J\n", "1,1,1,1,1,1,1,1,1,1,1\n"},
      {"an open quote", head + "1,,nimmt,,1,\"", "x\n"},
  };
  const std::string archive = R"({"tablee":"sheets","sheets":[)";
  const auto add = [&](std::vector<Shape> more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  add(json_shapes("archive: ", R"({"tablee":"sheets","x":)", R"(,"sheets":[]})"));
  add(json_shapes("sheet: ", archive + R"({"sheet":)", "}]}"));
  add({wide_objects(archive, "]}"),
       {"members of the archive", R"({"tablee":"sheets")", R"(,"m#":0)", "}"},
       {"sheets of one round", archive + "{\"sheet\":" + a_sheet(1, "[1,2,3]") + "}",
        ",{\"sheet\":" + a_sheet(1, "[#,2,3]") + "}", "]}"},
       {"sheets of ten rounds", archive + "{\"sheet\":" + a_sheet(1, "[1,2,3]") + "}",
        ",{\"sheet\":" + a_sheet(10, "[#,2,3]") + "}", "]}"},
       {"sheets of many rounds", archive + "{\"sheet\":" + a_sheet(1, "[1,2,3]") + "}",
        ",{\"sheet\":" + a_sheet(kMaxRounds, "[0,0,0]") + "}", "]}"}});
  const Match brief = played({{"players", 3}, {"rounds", 1}}, "nothanks"),
              lengthy = played({{"players", 10}, {"target", 0}, {"rounds", 40}}, "nimmt");
  for (const Match* match : {&brief, &lengthy})
    if (const auto link = write_link(*match))
      add({{match == &brief ? "short replays" : "long replays",
            archive + "{\"sheet\":" + a_sheet(1, "[1,2,3]") + "}",
            ",{\"sheet\":" + a_sheet(1, "[1,2,3]") + ",\"replay\":\"" + *link + "\"}", "]}"}});
  return all;
}

std::vector<Shape> line_shapes() {
  const Match match = played({{"players", 3}, {"rounds", 1}}, "nothanks");
  std::vector<Shape> all =
      json_shapes("", R"({"type":"move","id":1,"move":"1","evaluations":)", "}");
  const auto more = json_shapes(
      "a question's history: ",
      R"({"type":"think","id":1,"game":"nothanks","rules":1,"seat":0,"view":{},"history":)", "}");
  all.insert(all.end(), more.begin(), more.end());
  all.push_back(wide_objects("", ""));
  all.push_back({"evaluations",
                 R"({"type":"move","id":1,"move":"1","evaluations":[{"move":"1","cost":0})",
                 R"(,{"move":"1","cost":#})", "]}"});
  all.push_back({"an error's text", R"({"type":"error","id":1,"text":")", "x", "\"}"});
  all.push_back({"a bot's name", R"({"type":"think","id":1,"game":")", "x", "\"}"});
  return all;
}

std::vector<Shape> record_shapes() {
  std::vector<Shape> all = json_shapes("", "", "");
  all.push_back(wide_objects("", ""));
  const Match match = played({{"players", 7}, {"rounds", 20}}, "nothanks");
  const std::string whole = write_record(match.record());
  all.push_back({"a long match", whole, " "});
  const std::size_t at = whole.find("\"moves\":[") + 9;
  all.push_back({"moves", whole.substr(0, at) + "\"0 no\"", ",\"0 no\"", "]}"});
  const std::size_t deals = whole.find("\"deals\":[") + 9;
  all.push_back({"deals", whole.substr(0, deals) + "\"seed 1\"", ",\"seed #\"",
                 "]" + whole.substr(whole.find("],\"moves\"") + 1)});
  all.push_back({"long deals", whole.substr(0, deals) + "\"seed 1\"",
                 ",\"" + repeated("1 ", 2000) + "\"",
                 "]" + whole.substr(whole.find("],\"moves\"") + 1)});
  return all;
}

std::vector<Shape> sheet_line_shapes() {
  return with_common(
      {{"rounds", "nothanks\t2026-11-20\to\tplayers=3\tA;B;C\t1,2,3", ";1,2,3", "\t"},
       {"one round", "nothanks\t2026-11-20\to\tplayers=3\tA;B;C\t1", ",1", "\t"},
       {"options", "nothanks\t2026-11-20\to\tplayers=3", ",a#=1", "\tA;B;C\t\t"},
       {"players", "nothanks\t2026-11-20\to\tplayers=3\tA", ";P#", "\t\t"},
       {"escapes", "nothanks\t2026-11-20\to\tplayers=3\tA;B;C\t1,2,3\t", "%25"}});
}

}  // namespace

std::string text_of(const Shape& shape, std::size_t size) {
  std::string text = shape.begin;
  text.reserve(size);
  const std::size_t mark = shape.piece.find('#');
  for (std::size_t number = 1;; ++number) {
    std::string piece = shape.piece;
    if (mark != std::string::npos) {
      const std::string digits = std::to_string(number);
      for (std::size_t at = mark; at != std::string::npos; at = piece.find('#', at))
        piece.replace(at, 1, digits);
    }
    if (text.size() + piece.size() + shape.end.size() > size) break;
    text += piece;
  }
  if (text.size() + shape.end.size() < size)
    text.append(size - text.size() - shape.end.size(), ' ');
  text += shape.end;
  text.resize(size);
  return text;
}

std::vector<Parser> parsers() {
  return {
      {"import", kMaxImport, import, "error.import_large", with_common(import_shapes())},
      {"protocol", protocol::kMaxLine, line, "error.line", with_common(line_shapes())},
      {"json", json::kMaxText, json_value, "error.json_long", with_common(json_shapes("", "", ""))},
      {"record", json::kMaxText, record, "error.json_long", with_common(record_shapes())},
      {"sheet", json::kMaxText, sheet, "error.json_long",
       with_common({{"many rounds", "", a_sheet(kMaxRounds, "[0,0,0]")}})},
      {"sheet line", kMaxSheetLine, sheet_line, "error.sheet", sheet_line_shapes()},
      {"link", kMaxLink, link, "error.link",
       with_common({{"letters", "r1.", "A"}, {"table", "t1.", "_"}, {"challenge", "c1.", "A"}})},
      {"sealed link", 11'993, sealed, "error.link", common()},
      {"table in words", kMaxLink, words, "error.link_long",
       with_common({{"options", "nimmt", " a#=1"},
                    {"equal options", "nimmt", " rounds=2"},
                    {"seats", "nimmt seats=", "person,"},
                    {"long seat", "nimmt seats=", "p"}})},
      {"exercise", kMaxExercise, exercise, "error.link",
       with_common({{"letters", "1000 ", "A", " 1"}})},
      {"move", 200, move, "error.move_unknown", with_common({{"words", "", "row "}})},
  };
}

}  // namespace tablee::limits
