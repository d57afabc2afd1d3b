#include "web/main/fonts.h"

#include "imgui.h"
#include "web/draw/frame/draw.h"
#include "web/draw/toolkit/picture.h"

namespace tablee::web {
namespace {

// Decodes a font: one character per byte, in UTF-8, as scripts/site/assemble.mjs writes it.
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

ImFont* load_font(const json::Value& text, bool more) {
  std::string font = bytes_of(text.string);
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.MergeMode = more;
  return draw::atlas().AddFontFromMemoryTTF(font.data(), static_cast<int>(font.size()), 0, &config);
}

void take_fonts(std::span<const json::Value> texts) {
  if (texts.size() != 3 || draw::atlas().Fonts.Size) return;
  auto made = [](const json::Value& text) {
    ImFont* font = load_font(text, false);
    font->AddRemapChar(0x202F, 0x00A0);  // narrow no-break space
    font->AddRemapChar(0x2011, '-');     // no-break hyphen
    return font;
  };
  draw::set_fonts({.words = made(texts[0]), .bold = made(texts[1]), .numerals = made(texts[2])});
}

}  // namespace tablee::web
