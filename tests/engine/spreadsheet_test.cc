// Score tables as people save them: one evening in many forms, and errors.

#include "table/spreadsheet.h"

#include <catch2/catch_test_macros.hpp>

#include "table/exchange.h"
#include "table/sheet_line.h"
#include "tests/engine/sheet_names.h"

using namespace tablee;
using namespace tablee::test;

namespace {

const std::string kHeadings = "match;date;game;title;round;player;bot;points;over;practice\r\n";
const std::string kRows =
    "1;2026-11-20;nimmt;Dim.;1;Zoë;;12;1;0\r\n"
    "1;2026-11-20;nimmt;Dim.;1;Ben;;3;1;0\r\n"
    "1;2026-11-20;nimmt;Dim.;2;Zoë;;7;1;0\r\n"
    "1;2026-11-20;nimmt;Dim.;2;Ben;;0;1;0\r\n";

std::string with(std::string text, std::string_view from, std::string_view to) {
  REQUIRE(text.find(from) != std::string::npos);
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// "line 3 error.csv_cell", or "line 3 error.csv_cell, line 5 …" of lines, or the sheets.
std::string summary_of(std::string_view text, const SheetWords& words = all_words()) {
  const auto read = read_spreadsheet(text, words);
  if (!read) return read.error().where + " " + read.error().what.key;
  std::string all;
  for (const FoundMatch& match : read->matches)
    all += "[" + write_sheet_line(match.kept.sheet) + "]";
  for (const NotRead& line : read->not_read)
    all += " " + std::to_string(line.line) + " " + line.why.key;
  for (const DateOrder order : read->orders) all += " order " + std::to_string(index_of(order));
  return all;
}

std::string sheet(std::string_view date, std::string_view players, std::string_view rounds,
                  std::string_view game = "nimmt") {
  return "[" + std::string(game) + "\t" + std::string(date) + "\to\tplayers=2\t" +
         std::string(players) + "\t" + std::string(rounds) + "\tDim.]";
}
const std::string kEvening = sheet("2026-11-20", "Zoë;Ben", "12,3;7,0");

}  // namespace

TEST_CASE("One evening is read from whatever spreadsheets make of it", "[spreadsheet]") {
  const std::string ok = kHeadings + kRows;
  CHECK(summary_of(ok) == kEvening);
  CHECK(summary_of("\xEF\xBB\xBF" + ok) == kEvening);
  CHECK(summary_of("sep=;\r\n" + ok) == kEvening);
  CHECK(summary_of("SEP=|\n" + with(ok, ";", "|")) == kEvening);
  CHECK(summary_of(with(ok, ";", ",")) == kEvening);
  CHECK(summary_of(with(ok, ";", "\t")) == kEvening);
  CHECK(summary_of(ok + ";;;;;;;;;\r\n;;;;;;;;;\r\n") == kEvening);
  CHECK(summary_of(with(ok, "\r\n", "\r")) == kEvening);
  CHECK(summary_of(with(ok, "\r\n", "\n")) == kEvening);
  CHECK(summary_of("\r\n" + ok) == kEvening);
  CHECK(summary_of(with(ok, ";", "; ")) == kEvening);
  CHECK(summary_of("MATCH;Date;GAME;Title;Round;Player;Bot;Points;Over;Practice\n" + kRows) ==
        kEvening);
  CHECK(summary_of(with(ok, ";12;", ";12,0;")) == kEvening);
  CHECK(summary_of(with(ok, ";12;", ";+12;")) == kEvening);
  CHECK(summary_of(with(ok, ";12;", ";１２;")) == kEvening);
  CHECK(summary_of(with(ok, ";12;", ";١٢;")) == kEvening);
  CHECK(summary_of(with(ok, ";12;", ";\"12\";")) == kEvening);
  CHECK(summary_of(ok + "Total;;;;;;;22;;\r\n") == kEvening);
  CHECK(summary_of(ok + ";;;;;Summe;;22;;\r\n") == kEvening);
  CHECK(summary_of(ok + ";;;;3;;;;;\r\n") == kEvening);
  CHECK(summary_of(ok + kHeadings) == kEvening);
  CHECK(summary_of(with(ok, "Zoë;;7", "Zoë ;;7")) == kEvening);
  CHECK(summary_of(with(ok, "Zoë;;7", "\u00A0Zoë\u202F;;7")) == kEvening);
  CHECK(summary_of(with(ok, ";1;0\r", ";true;FAUX\r")) == kEvening);
  CHECK(summary_of(with(ok, ";1;Zoë", ";Runde 1;Zoë")) == kEvening);
  CHECK(summary_of(with(ok, ";1;Zoë", ";R1;Zoë")) == kEvening);
  CHECK(summary_of(with(with(ok, "match;", ""), "1;2026", "2026")) == kEvening);
}

TEST_CASE("Numbers of any keyboard are points", "[spreadsheet]") {
  const std::string ok = kHeadings + kRows;
  CHECK(summary_of(with(ok, ";12;", ";1\u202F012;")) ==
        sheet("2026-11-20", "Zoë;Ben", "1012,3;7,0"));
  CHECK(summary_of(with(ok, "Zoë;;7", "Zoë;;\u22127")) ==
        sheet("2026-11-20", "Zoë;Ben", "12,3;-7,0"));
  CHECK(summary_of(with(ok, ";12;", ";1.000;")) == " 2 error.csv_cell");
  CHECK(summary_of(with(ok, ";12;", ";12,5;")) == " 2 error.csv_cell");
  CHECK(summary_of(with(ok, ";12;", ";10001;")) == " 2 error.csv_cell");
  CHECK(summary_of(with(ok, ";12;", ";10000;")) == sheet("2026-11-20", "Zoë;Ben", "10000,3;7,0"));
}

TEST_CASE("Rows come in any order", "[spreadsheet]") {
  const std::string z1 = "1;2026-11-20;nimmt;Dim.;1;Zoë;;12;1;0\n",
                    b1 = "1;2026-11-20;nimmt;Dim.;1;Ben;;3;1;0\n",
                    z2 = "1;2026-11-20;nimmt;Dim.;2;Zoë;;7;1;0\n",
                    b2 = "1;2026-11-20;nimmt;Dim.;2;Ben;;0;1;0\n";
  CHECK(summary_of(kHeadings + z1 + b1 + b2 + z2) == kEvening);
  CHECK(summary_of(kHeadings + z2 + z1 + b2 + b1) == kEvening);
  const std::string by_player = sheet("2026-11-20", "Ben;Zoë", "3,12;0,7");
  CHECK(summary_of(kHeadings + b1 + b2 + z1 + z2) == by_player);
  // Between those of another match.
  const std::string other = with(with(b1 + z1, "1;2026", "2;2026"), "Dim.", "Lun.");
  CHECK(summary_of(kHeadings + b1 + other.substr(0, other.find('\n') + 1) + b2 + z1 +
                   other.substr(other.find('\n') + 1) + z2) ==
        by_player + with(sheet("2026-11-20", "Ben;Zoë", "3,12"), "Dim.", "Lun."));
}

TEST_CASE("Columns have names in three languages", "[spreadsheet]") {
  CHECK(summary_of("Partie;Date;Jeu;Titre;Manche;Joueur;Robot;Points;Terminée;Exercice\n" +
                   kRows) == kEvening);
  CHECK(summary_of("PARTIE;DATE;JEU;TITRE;MANCHE;JOUEUR;ROBOT;POINTS;TERMINEE;EXERCICE\n" +
                   kRows) == kEvening);
  CHECK(summary_of("Partie Nr.;Datum;Spiel;Titel;Runde;Spieler;Bot;Punkte;beendet;Übung\n" +
                   kRows) == kEvening);
  CHECK(summary_of("Match no.;Day;Game;Title;Round;Name;Bot;Score;Finished;Practice\n" + kRows) ==
        kEvening);
  // Without words of any language: our own.
  CHECK(summary_of("Partie;Date;Jeu;Titre;Manche;Joueur;Robot;Points;Fini;Exercice\n" + kRows,
                   SheetWords()) == "line 1 error.csv_column");
  for (const char* title : {"6 qui prend", "6 qui prend\u00A0!", "6 QUI PREND !", "Take 6!",
                            "take 6", "6 nimmt!", "6nimmt", "Nimmt"}) {
    INFO(title);
    CHECK(summary_of(kHeadings + with(kRows, "nimmt", title)) == kEvening);
  }
  CHECK(summary_of(kHeadings + with(kRows, "nimmt", "Geschenkt")) == " 2 error.csv_players");
  CHECK(summary_of(kHeadings + with(kRows, "nimmt", "Chess")) == " 2 error.csv_cell");
}

TEST_CASE("Dates are read in the order that fits all of them", "[spreadsheet]") {
  const auto dated = [](std::string_view first, std::string_view second = {}) {
    std::string text = kHeadings + with(kRows, "2026-11-20", first);
    if (!second.empty())
      text += with(with(kRows, "2026-11-20", second), "1;" + std::string(second),
                   "2;" + std::string(second));
    return summary_of(text);
  };
  CHECK(dated("20.11.2026") == kEvening);
  CHECK(dated("20/11/2026") == kEvening);
  CHECK(dated("11/20/26") == kEvening);
  CHECK(dated("2026/11/20") == kEvening);
  CHECK(dated("11/11/2026") == sheet("2026-11-11", "Zoë;Ben", "12,3;7,0"));
  // One that leaves no doubt tells the order of the others.
  CHECK(dated("3/4/2026", "20/11/2026") == sheet("2026-04-03", "Zoë;Ben", "12,3;7,0") + kEvening);
  CHECK(dated("3/4/2026", "11/20/2026") == sheet("2026-03-04", "Zoë;Ben", "12,3;7,0") + kEvening);
  // Where nothing tells, it has to be asked.
  CHECK(dated("3/4/2026") == sheet("", "Zoë;Ben", "12,3;7,0") + " order 1 order 2");
  CHECK(dated("03-04-05") == sheet("", "Zoë;Ben", "12,3;7,0") + " order 0 order 1 order 2");
  CHECK(dated("3/4/2026", "2026-11-20") ==
        sheet("", "Zoë;Ben", "12,3;7,0") + sheet("", "Zoë;Ben", "12,3;7,0") + " order 1 order 2");
  CHECK(dated("") == sheet("", "Zoë;Ben", "12,3;7,0"));
  CHECK(dated("soon") == " 2 error.csv_cell");
}

TEST_CASE("The order of dates is settled by an answer", "[spreadsheet]") {
  auto file = read_spreadsheet(kHeadings + with(kRows, "2026-11-20", "3/4/2026") +
                                   with(kRows, "1;2026-11-20", "2;2026-11-20"),
                               all_words());
  REQUIRE(file.ok());
  CHECK(file->unclear.in(DateOrder::day_first) == Date{2026, 4, 3});
  settle_dates(*file, DateOrder::month_first);
  CHECK(file->matches[0].kept.sheet.date == "2026-03-04");
  CHECK(file->matches[1].kept.sheet.date == "2026-11-20");
  settle_dates(*file, DateOrder::day_first);
  CHECK(file->matches[0].kept.sheet.date == "2026-04-03");
}

TEST_CASE("A table with a column for each player is read; its game is asked", "[spreadsheet]") {
  for (const std::string head :
       {"Runde;Zoë;Ben", "Round;Zoë;Ben", ";Zoë;Ben", "Manche;Zoë;Ben;Total"}) {
    INFO(head);
    auto file = read_spreadsheet(head + "\n1;12;3\n2;7;0\nSumme;19;3\n", all_words());
    REQUIRE(file.ok());
    REQUIRE(file->matches.size() == 1);
    CHECK(file->not_read.empty());
    CHECK(file->matches[0].asks_game);
    CHECK(file->matches[0].kept.sheet.game.empty());
    settle_game(*file, *all_games().front(), all_games().front()->kinds().front());
    const Sheet& sheet = file->matches[0].kept.sheet;
    CHECK(write_sheet_line(sheet) == "nimmt\t\toh\tplayers=2\tZoë;Ben\t12,3;7,0\t");
    CHECK(sheet.winners == std::vector<int>{1});
  }
  // Matches under each other, each with those who played.
  CHECK(
      summary_of("Date;Game;Round;Zoë;Ben;Léo\n2026-11-20;nimmt;1;12;3;\n2026-11-20;nimmt;2;7;0;\n"
                 "2026-11-21;nimmt;1;;4;5\n") ==
      "[nimmt\t2026-11-20\toh\tplayers=2\tZoë;Ben\t12,3;7,0\t]"
      "[nimmt\t2026-11-21\toh\tplayers=2\tBen;Léo\t4,5\t]");
  CHECK(summary_of("Date;Game;Round;Zoë;Ben\n2026-11-20;nimmt;1;12;3\n;;2;7;0\n") ==
        "[nimmt\t2026-11-20\toh\tplayers=2\tZoë;Ben\t12,3;7,0\t]");
  CHECK(summary_of("Round;Zoë;Ben\n1;12;3\n2;7;\n") == " 2 error.csv_absent");
  CHECK(summary_of("Round;Zoë;Ben\n1;12;three\n") == " 2 error.csv_cell");
  CHECK(summary_of("Round;Zoë;Ben\n1;12;3\nBest of all;7;1\n") ==
        "[\t\toh\tplayers=2\tZoë;Ben\t12,3\t] 3 error.csv_cell");
  CHECK(summary_of("Zoë;Ben\n12;3\n") == "line 1 error.csv_column");
  CHECK(summary_of("Round;A;B;C;D;E;F;G;H;I;J;K\n1;1;1;1;1;1;1;1;1;1;1;1\n") ==
        " 2 error.csv_seats");
}

TEST_CASE("A title above the header row is reported and ignored", "[spreadsheet]") {
  CHECK(summary_of("Soirée du 20 novembre;;\n\n" + kHeadings + kRows) ==
        kEvening + " 1 error.csv_above");
  CHECK(summary_of("Soirée;;\nRunde;Zoë;Ben\n1;12;3\n") ==
        "[\t\toh\tplayers=2\tZoë;Ben\t12,3\t] 1 error.csv_above");
}

TEST_CASE("A row without a match belongs to the match of the row before", "[spreadsheet]") {
  CHECK(summary_of(kHeadings +
                   "1;2026-11-20;nimmt;Dim.;1;Zoë;;12;1;0\n;;;;1;Ben;;3;;\n;;;;2;Zoë;;7;;\n"
                   ";;;;2;Ben;;0;;\n") == kEvening);
}

TEST_CASE("Without a number of the match a second first round begins the next", "[spreadsheet]") {
  const std::string head = "game,round,player,points\n";
  const std::string one = "nimmt,1,Ann,1\nnimmt,1,Bob,2\n", more = "nimmt,2,Ann,3\nnimmt,2,Bob,4\n";
  const auto match = [](const std::string& rounds) {
    return "[nimmt\t\toh\tplayers=2\tAnn;Bob\t" + rounds + "\t]";
  };
  CHECK(summary_of(head + one + one) == match("1,2") + match("1,2"));
  CHECK(summary_of(head + one + more + one) == match("1,2;3,4") + match("1,2"));
  // With one, equal names are different players.
  CHECK(summary_of("match,game,round,player,points\n7,nimmt,1,Ann,1\n7,nimmt,1,Ann,2\n") ==
        "[nimmt\t\toh\tplayers=2\tAnn;Ann\t1,2\t]");
}

TEST_CASE("An incomplete match is left out and reported by line and name", "[spreadsheet]") {
  const std::string head = "game,round,player,points\n";
  CHECK(summary_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,\n") == " 3 error.csv_lacks");
  CHECK(summary_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,x\n") == " 3 error.csv_cell");
  CHECK(summary_of(head + "nimmt,0,Ann,5\n") == " 2 error.csv_cell");
  CHECK(summary_of(head + "nimmt,10001,Ann,5\n") == " 2 error.csv_cell");
  CHECK(summary_of(head + "nimmt,2,Ann,5\nnimmt,2,Bob,5\n") == " 2 error.csv_round");
  CHECK(summary_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,5\nnimmt,3,Ann,5\nnimmt,3,Bob,5\n") ==
        " 2 error.csv_round");
  CHECK(summary_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,5\nnimmt,2,Bob,5\n") ==
        " 2 error.csv_absent");
  CHECK(summary_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,5\nnimmt,2,Ann,5\nnimmt,2,bob,5\n") ==
        " 2 error.csv_absent");
  CHECK(summary_of(head +
                   "nimmt,1,Ann,5\nnimmt,1,Bob,5\nnimmt,2,Ann,5\nnimmt,2,Ann,5\nnimmt,2,Bob,5\n") ==
        " 5 error.csv_twice");
  CHECK(summary_of(head + "nimmt,1,Ann,5\n") == " 2 error.csv_players");
  CHECK(summary_of(head + "nimmt,,Ann,5\n") == " 2 error.csv_lacks");
  std::string many = head;
  for (int i = 0; i < 11; ++i) many += "nimmt,1,P" + std::to_string(i) + ",5\n";
  CHECK(summary_of(many) == " 12 error.csv_seats");
  // The others of the file are there.
  CHECK(summary_of(kHeadings + kRows +
                   "2;2026-11-21;nimmt;Dim.;1;Zoë;;x;1;0\n2;2026-11-21;nimmt;Dim.;1;Ben;;"
                   "5;1;0\n") == kEvening + " 6 error.csv_cell");
}

TEST_CASE("Errors of a whole file have a line", "[spreadsheet]") {
  const std::string head = "game,round,player,points\n";
  CHECK(summary_of("") == "line 1 error.csv_column");
  CHECK(summary_of("game,round,player\n") == "line 1 error.csv_column");
  CHECK(summary_of(head) == "line 2 error.csv_empty");
  CHECK(summary_of(head + "nimmt,1,\"Ann,5\n") == "line 2 error.csv_quote");
  CHECK(summary_of(head + "nimmt,1,\xFF,5\n") == "line 1 error.csv_text");
  CHECK(summary_of(head + "nimmt,1,\"An\nn\",5\nnimmt,1,Bob,99999999\n") == " 4 error.csv_cell");
}

TEST_CASE("No sentence repeats more than forty letters of a file", "[spreadsheet]") {
  const std::string giant(1'000'000, 'x');
  for (const std::string& text : {"game,round,player,points\nnimmt,1," + giant + ",3\n",
                                  "game,round,player,points\nnimmt,1,Ann," + giant + "\n",
                                  "game,round,player,points\nnimmt," + giant + ",Ann,3\n",
                                  "game,round,player,points\n" + giant + ",1,Ann,3\n",
                                  "date,game,round,player,points\n" + giant + ",nimmt,1,Ann,3\n",
                                  "bot,game,round,player,points\n" + giant + ",nimmt,1,Ann,3\n",
                                  "title,game,round,player,points\n" + giant + ",nimmt,1,Ann,3\n",
                                  "over,game,round,player,points\n" + giant + ",nimmt,1,Ann,3\n",
                                  "options,game,round,player,points\n" + giant + ",nimmt,1,Ann,3\n",
                                  "round," + giant + ",Ann\n1,x,2\n", giant}) {
    const auto read = read_spreadsheet(text, all_words());
    const auto short_args = [](const Message& message) {
      for (const Arg& arg : message.args) CHECK(arg.text.size() < 60);
    };
    if (!read) {
      short_args(read.error().what);
    } else {
      REQUIRE_FALSE(read->not_read.empty());
      for (const NotRead& line : read->not_read) short_args(line.why);
    }
  }
}
