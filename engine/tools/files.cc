#include "tools/files.h"

#include <cstdio>

namespace tablee::tools {
namespace {

constexpr std::size_t kMaxFile = std::size_t{256} << 20;

Error unreadable(std::string_view path) {
  return {msg("cli.error.read").with_text("file", path), {}};
}

}  // namespace

Result<std::string> read_file(std::string_view path) {
  const bool standard = path == "-";
  std::FILE* file = standard ? stdin : std::fopen(std::string(path).c_str(), "rb");
  if (!file) return unreadable(path);
  std::string text;
  char part[65536];
  for (std::size_t n; (n = std::fread(part, 1, sizeof part, file)) > 0 && text.size() < kMaxFile;)
    text.append(part, n);
  const bool bad = std::ferror(file) != 0 || text.size() >= kMaxFile;
  if (!standard) std::fclose(file);
  if (bad) return unreadable(path);
  return text;
}

Status write_file(std::string_view path, std::string_view text) {
  const std::string name(path);
  const std::string next = name + ".new";
  const Error unwritable{msg("cli.error.write").with_text("file", path), {}};
  std::FILE* file = std::fopen(next.c_str(), "wb");
  if (!file) return unwritable;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (std::fclose(file) != 0 || !written || std::rename(next.c_str(), name.c_str()) != 0) {
    std::remove(next.c_str());
    return unwritable;
  }
  return {};
}

}  // namespace tablee::tools
