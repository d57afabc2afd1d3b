#pragma once
// What an archive holds, as a new start finds it.

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>

#include "tests/app/fake_page.h"
#include "web/app/storage/archive.h"

namespace tablee::app {

using Titles = std::map<std::string, std::string>;  // key to title

// Fails where a sheet is there twice, or the counts differ.
inline Titles titles_in(FakePage& page) {
  Store store(page);
  const Archive archive(store);
  Titles all;
  archive.newest_first([&](const std::string& key, const Sheet& sheet) {
    CHECK(all.emplace(key, sheet.title).second);
    CHECK(archive.sheet(key)->title == sheet.title);
    return true;
  });
  CHECK(archive.count() == static_cast<int>(all.size()));
  CHECK(archive.count_unread() == static_cast<int>(all.size()));
  return all;
}

}  // namespace tablee::app
