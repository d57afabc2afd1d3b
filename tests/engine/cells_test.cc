// Text cut into cells, and texts that no spreadsheet takes for a formula.

#include "table/cells.h"

#include <catch2/catch_test_macros.hpp>

#include "table/formula_guard.h"

using namespace tablee;

namespace {

// Records as "line: cell|cell", one a line; "!" where a quotation mark stays open.
std::string records(std::string_view text, char separator = ';') {
  CellReader reader(text, separator);
  std::vector<std::string_view> cells;
  std::string all;
  while (reader.next(cells)) {
    all += std::to_string(reader.line()) + ":";
    for (const std::string_view cell : cells) all += std::string(cell) + "|";
    all += "\n";
  }
  return reader.open_quote() ? all + "!" + std::to_string(reader.line()) : all;
}

// The formulas that a spreadsheet would see in that line, cut by that separator. It knows a
// quotation mark only where a cell begins.
int formulas(std::string_view line, char separator) {
  CellReader reader(line, separator);
  std::vector<std::string_view> cells;
  int count = 0;
  while (reader.next(cells))
    for (const std::string_view cell : cells)
      for (const std::string_view start : {"=", "+", "-", "@", "＝", "＋", "－", "＠"})
        count += cell.starts_with(start);
  return count;
}

}  // namespace

TEST_CASE("Cells are cut at separators and line ends of every kind", "[cells]") {
  CHECK(records("a;b\nc;d") == "1:a|b|\n2:c|d|\n");
  CHECK(records("a;b\r\nc;d\r\n") == "1:a|b|\n2:c|d|\n");
  CHECK(records("a;b\rc;d\r") == "1:a|b|\n2:c|d|\n");
  CHECK(records("\r\n\n\ra") == "1:|\n2:|\n3:|\n4:a|\n");
  CHECK(records("a\tb;c", '\t') == "1:a|b;c|\n");
  CHECK(records("a; b ;\u00A0c\u202F;") == "1:a|b|c||\n");
  CHECK(records("").empty());
}

TEST_CASE("Quotation marks hold separators, line ends and doubled marks", "[cells]") {
  CHECK(records("\"a;b\";c") == "1:a;b|c|\n");
  CHECK(records("\"a\"\"b\";\"\"") == "1:a\"b||\n");
  CHECK(records("\"a\nb\r\nc\";d\ne") == "1:a\nb\r\nc|d|\n4:e|\n");
  CHECK(records("a; \"b;c\" ;d") == "1:a|b;c|d|\n");
  CHECK(records("Zoë \"Zo\" K;b") == "1:Zoë \"Zo\" K|b|\n");
  CHECK(records("a\n\"b;c\nd") == "1:a|\n!2");
}

TEST_CASE("Cells past the most are left out", "[cells]") {
  const std::string text = "1" + std::string(1'000'000, ';') + "\n2;3";
  CellReader reader(text, ';');
  std::vector<std::string_view> cells;
  REQUIRE(reader.next(cells));
  CHECK(cells.size() == kMaxCells);
  REQUIRE(reader.next(cells));
  CHECK(cells.size() == 2);
}

TEST_CASE("A text that begins like a formula is guarded, and comes back", "[cells]") {
  CHECK(guarded("=1+1") == "'=1+1");
  CHECK(guarded("A,=1+1;-2\t@x|+y") == "A,'=1+1;'-2\t'@x|'+y");
  CHECK(guarded("A, =1+1") == "A, '=1+1");
  CHECK(guarded("+33 6") == "'+33 6");
  CHECK(guarded("＝1") == "'＝1");
  CHECK(guarded("'Ann") == "''Ann");
  CHECK(guarded("Ann - Ben, O'Neil") == "Ann - Ben, O'Neil");
  const char* pieces[] = {"=", "+", "-", "@", "'", ",", ";", "\t", "|", " ", "a", "\"", "＝", "\n"};
  std::vector<std::string> texts{""};
  for (std::size_t from = 0; texts.size() < 20'000; ++from)
    for (const char* piece : pieces) texts.push_back(texts[from] + piece);
  for (const std::string& text : texts) {
    INFO(text);
    const std::string safe = guarded(text);
    if (unguarded(safe) != text) FAIL_CHECK("does not come back");
    for (const char separator : {',', ';', '\t', '|'})
      if (formulas(safe, separator) != 0) FAIL_CHECK("a formula by " << separator);
  }
}
