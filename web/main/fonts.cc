#include "web/main/fonts.h"

#include <utility>

#include "imgui.h"
#include "imgui_internal.h"
#include "web/draw/frame/draw.h"
#include "web/draw/frame/recording.h"

namespace tablee::web {
namespace {

// A letter a byte, in UTF-8, as scripts/site/assemble.mjs writes them.
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

// What a font is made of is the atlas's own copy.
ImFont* load(const json::Value& text, bool more) {
  std::string font = bytes_of(text.string);
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.MergeMode = more;
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(font.data(), static_cast<int>(font.size()), 0,
                                                    &config);
}

}  // namespace

void take_fonts(std::span<const json::Value> texts) {
  if (texts.size() != 3 || ImGui::GetIO().Fonts->Fonts.Size) return;
  auto made = [](const json::Value& text) {
    ImFont* font = load(text, false);
    font->AddRemapChar(0x202F, 0x00A0);  // narrow no-break space
    font->AddRemapChar(0x2011, '-');     // no-break hyphen
    return font;
  };
  draw::set_fonts({.words = made(texts[0]), .bold = made(texts[1]), .numerals = made(texts[2])});
}

void take_letters(std::span<const json::Value> texts) {
  ImVector<ImFont*>& fonts = ImGui::GetIO().Fonts->Fonts;
  if (texts.size() != 2 || fonts.Size != 3 || fonts[0]->Sources.Size > 1) return;
  for (int i = 0; i < 2; ++i) {
    // What was missing so far is known as missing, at every size.
    ImFontAtlasFontDiscardBakes(ImGui::GetIO().Fonts, fonts[i], 0);
    // More is taken in by the last of them.
    std::swap(fonts[i], fonts[2]);
    load(texts[i], true);
    std::swap(fonts[i], fonts[2]);
  }
  draw::forget_recordings();
}

}  // namespace tablee::web
