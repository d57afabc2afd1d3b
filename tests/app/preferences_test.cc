// Settings as a whole.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/played_page.h"

namespace tablee::app {

TEST_CASE("Settings go back to the usual ones, and that can be taken back", "[preferences]") {
  FakePage page;
  page.start("fr");
  page.tap("settings");
  CHECK(page.find("settings.reset") == nullptr);
  page.tap("left_handed");
  page.tap("lang.de");
  page.tap("text.150");
  page.tap("settings.reset");
  CHECK_FALSE(page.app->model().settings.left_handed);
  CHECK(page.app->model().settings.text_percent == 100);
  CHECK(page.app->model().settings.language == text::Language::de);
  CHECK_FALSE(read_settings(page.stored.at("settings")).left_handed);
  CHECK(page.find("settings.reset") == nullptr);
  page.tap("settings.restore");
  CHECK(page.app->model().settings.left_handed);
  CHECK(read_settings(page.stored.at("settings")).text_percent == 150);
  CHECK(page.find("settings.restore") == nullptr);
  CHECK(page.find("settings.reset") != nullptr);
}

TEST_CASE("Text begins as large as the reader's browser writes", "[preferences]") {
  FakePage page;
  page.browser_text = "150";
  page.start("fr");
  CHECK(page.app->model().settings.text_percent == 150);
  page.tap("settings");
  CHECK(page.find("settings.reset") == nullptr);
  page.tap("text.200");
  page.tap("settings.reset");
  CHECK(page.app->model().settings.text_percent == 150);
}

TEST_CASE("A newer version's settings survive an older one", "[preferences]") {
  const auto value = [](const FakePage& page, std::string_view name) {
    const auto stored = json::parse(page.stored.at("settings"));
    return std::string(stored->string_at(name).value_or("missing"));
  };
  FakePage page;
  page.stored["settings"] = R"({"theme":"sepia","speed":"fast","tempo":"7","text_mode":"1"})";
  page.start("fr");
  page.tap("settings");
  page.tap("left_handed");
  CHECK(value(page, "left_handed") == "1");
  CHECK(value(page, "speed") == "fast");
  CHECK(value(page, "tempo") == "7");
  CHECK(value(page, "theme") == "sepia");
  CHECK(value(page, "view") == "text");
  CHECK(value(page, "text_mode") == "missing");
  page.tap("theme.night");
  CHECK(value(page, "theme") == "night");
  CHECK(value(page, "tempo") == "7");
  page.tap("settings.reset");
  CHECK(value(page, "tempo") == "missing");
}

}  // namespace tablee::app
