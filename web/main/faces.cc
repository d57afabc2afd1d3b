#include "web/main/faces.h"

#include <vector>

#include "imgui.h"
#include "web/draw/draw.h"

namespace tablee::web {
namespace {

// A letter a byte, in UTF-8, as scripts/assemble.mjs writes them.
std::string bytes_of(std::string_view letters) {
  std::string bytes;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto lead = static_cast<unsigned char>(letters[i]);
    const bool two = lead >= 0x80 && i + 1 < letters.size();
    const int letter = two ? (lead << 6) | (letters[++i] & 0x3F) : lead;
    bytes += static_cast<char>(letter - 0x23);
  }
  return bytes;
}

}  // namespace

// The fonts stay where they are for as long as the program runs.
void take_faces(const json::Value& message) {
  static std::vector<std::string> faces;
  const auto* const texts = message.array_at("faces");
  if (!texts || texts->size() != 3 || !faces.empty()) return;
  for (const json::Value& text : *texts) faces.push_back(bytes_of(text.string));
  auto load = [](std::string& font) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    ImFont* made = ImGui::GetIO().Fonts->AddFontFromMemoryTTF(
        font.data(), static_cast<int>(font.size()), 0, &config);
    made->AddRemapChar(0x202F, 0x00A0);  // narrow no-break space
    made->AddRemapChar(0x2011, '-');     // no-break hyphen
    return made;
  };
  draw::set_fonts({.words = load(faces[0]), .bold = load(faces[1]), .numerals = load(faces[2])});
}

}  // namespace tablee::web
