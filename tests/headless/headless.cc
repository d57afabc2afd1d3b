// The page's program without a page: the app and the drawing code as shipped, frames without
// pixels, and bots that answer at once. Each line of standard input is a JSON object with what a
// page would do; the program answers each with one line on standard output
// (tests/journeys/drivers/headless.mjs).
//   {"on": …}                      a message of the page (docs/PAGE.md)
//   {"keep": {key: value, …}}      the content of the device's storage
//   {"finger": [x, y], "down": bool, "touch": bool, "wheel": px}     the pointer, from the next
//   frame on; negative coordinates mean none
//   {"frames": n, "ms": m}         draws while frames are requested, at most n, m milliseconds
//   apart
//   {"picture": file}              writes the last frame there, as a portable pixmap
// Answer: {"posted": [messages of the program], "asked": whether a frame is requested, "kept": {…}
// if the storage has changed}

#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <type_traits>

#include "imgui.h"
#include "imgui_internal.h"
#include "protocol/server.h"
#include "tests/headless/picture.h"
#include "web/app/page/from_page.h"
#include "web/draw/frame/recording.h"
#include "web/draw/toolkit/picture.h"
#include "web/main/fonts.h"
#include "web/main/screen_host.h"
#include "web/page/page.h"

namespace tablee {
namespace {

struct Stage {
  protocol::Server bots{"headless"};
  draw::Input input;
  bool touch = false;
  bool gone = false;   // a finger went up: the pointer is nowhere from the next frame on
  bool asked = false;  // for a frame
  bool drawn = false;  // the canvas is there
  const ImDrawData* picture = nullptr;  // the last one
  double ms = 1000;
  double looked = 0;  // ms that people have looked at the screen before they pressed something
  float width = 0, height = 0, pixel_ratio = 1;
};

Stage& stage() {
  static Stage the;
  return the;
}

// A graphics card would now receive these textures.
void take_textures() {
  for (ImTextureData* texture : draw::atlas().TexList) {
    if (texture->Status == ImTextureStatus_WantCreate) texture->SetTexID(1);
    if (texture->Status == ImTextureStatus_WantDestroy) texture->SetTexID(ImTextureID_Invalid);
    texture->SetStatus(texture->Status == ImTextureStatus_WantDestroy ? ImTextureStatus_Destroyed
                                                                      : ImTextureStatus_OK);
  }
}

void open_canvas(const json::Value& message) {
  web::take_fonts(app::read_draw(message).faces);
  stage().drawn = true;
}

// Letters that are loaded later belong to the same fonts.
void take_letters(const json::Value& message) {
  constexpr float kSize = 20;
  const ImVector<ImFont*>& fonts = draw::atlas().Fonts;
  // Looked for in vain before they come.
  for (int i = 0; i < 2; ++i) fonts[i]->GetFontBaked(kSize)->FindGlyph(0xD8);
  web::take_letters(app::read_faces(message).faces);
  for (const ImWchar letter : {ImWchar{0x41}, ImWchar{0xD8}})
    for (int i = 0; i < 2; ++i) {
      if (fonts[i]->GetFontBaked(kSize)->FindGlyphNoFallback(letter)) continue;
      std::cerr << "font " << i << " lacks letter " << letter << '\n';
      std::abort();
    }
}

// Parts with the same number must be equal; otherwise parts of the screen would not be drawn again.
void check_known_parts() {
  const ImDrawList& list = draw::picture();
  static std::map<std::uint64_t, std::uint64_t> looks;
  for (const draw::KnownPart& part : draw::known_parts()) {
    draw::Likeness look;
    for (std::size_t i = 0; i < part.corners; ++i) {
      const ImDrawVert& v = list.VtxBuffer[static_cast<int>(part.corner + i)];
      look.add(v.pos.x), look.add(v.pos.y), look.add(v.uv.x), look.add(v.uv.y), look.add(v.col);
    }
    for (std::size_t i = 0; i < part.indices; ++i)
      look.add(list.IdxBuffer[static_cast<int>(part.index + i)] - part.corner);
    const auto [at, first] = looks.try_emplace(part.number, look.number());
    if (first || at->second == look.number()) continue;
    std::cerr << "part " << part.number << " of the picture is another one\n";
    std::abort();
  }
}

// A font makes a replacement glyph when a letter that it lacks is drawn; none may ever be shown.
void check_letters() {
  auto& fonts = draw::atlas().Builder->BakedPool;
  for (int i = 0; i < fonts.Size; ++i) {
    const ImFontBaked& font = fonts[i];
    if (font.WantDestroy || font.FallbackGlyphIndex == -1) continue;
    std::cerr << "a letter was drawn that the fonts lack\n";
    std::abort();
  }
}

void draw_frame(double after_ms) {
  Stage& s = stage();
  s.ms += after_ms;
  s.asked = false;
  s.input.now = s.ms / 1000;
  page::set_now(s.ms + s.looked);
  s.input.pixel_ratio = s.pixel_ratio;
  draw::begin_picture({s.width, s.height, s.pixel_ratio, s.pixel_ratio});
  const web::Shown shown = web::screen_host().frame(s.input, s.touch);
  s.picture = &draw::end_picture();
  check_known_parts();
  check_letters();
  take_textures();
  s.asked |= shown.animating | web::screen_host().act_on_tap();
  s.input.pressed = s.input.released = s.input.cancelled = false;
  s.input.wheel_x = s.input.wheel_y = 0;
  if (s.gone) s.input.x = s.input.y = -1;
  s.gone = false;
}

// Handles the program's requests since then: bots answer.
bool answer_posted(std::size_t from) {
  bool any = false;
  const auto& posted = page::posted();
  for (std::size_t i = from; i < posted.size(); ++i) {
    const auto message = json::parse(posted[i]);
    const std::string what(message->string_at("do").value_or(""));
    if (what == "think") {
      Stage& s = stage();
      s.bots.receive(*message->string_at("line"));
      while (!s.bots.idle()) {
        if (!s.bots.step(1000)) continue;
        json::Writer out;
        out.begin_object().member("on", "answer");
        out.member("line", std::string_view(s.bots.take_answer())).end_object();
        page::receive(out.text());
        any = true;
      }
    }
  }
  stage().asked |= any;
  return any;
}

// People decide when they have looked long enough (web/app/decision_guard.h).
void look() {
  Stage& s = stage();
  s.looked += 1000;
  page::set_now(s.ms + s.looked);
}

void point(const json::Value& command) {
  Stage& s = stage();
  const auto& at = *command.array_at("finger");
  s.touch = command.boolean_at("touch").value_or(false);
  const bool down = command.boolean_at("down").value_or(false);
  s.input.x = static_cast<float>(at[0].real);
  s.input.y = static_cast<float>(at[1].real);
  if (down && !s.input.down) {
    look();
    s.input.pressed = true;
    s.input.pressed_at = page::now();
  }
  s.input.released |= !down && s.input.down;
  s.gone = s.touch && s.input.released;
  s.input.down = down;
  if (const json::Value* wheel = command.find("wheel"))
    s.input.wheel_y += static_cast<float>(wheel->real);
  s.asked = s.drawn;
}

void measure(const json::Value& message) {
  Stage& s = stage();
  s.width = static_cast<float>(message.find("width")->real);
  s.height = static_cast<float>(message.find("height")->real);
  s.pixel_ratio = static_cast<float>(message.find("dpr")->real);
}

void run(const json::Value& command) {
  Stage& s = stage();
  int left = command.find("frames")->as_int(0, 100000).value_or(1);
  const double ms = command.find("ms")->real;
  while (s.drawn && s.asked && s.width > 0 && left-- > 0) {
    const std::size_t before = page::posted().size();
    draw_frame(ms);
    answer_posted(before);
  }
}

void obey(const std::string& line) {
  Stage& s = stage();
  const auto command = json::parse(line);
  if (!command) {
    std::cerr << "not a command: " << line.substr(0, 200) << '\n';
    std::exit(2);
  }
  const std::size_t before = page::posted().size();
  if (const json::Value* keep = command->find("keep")) {
    for (const auto& [key, value] : keep->members) page::kept()[key] = value.string;
  } else if (const auto file = command->string_at("picture")) {
    if (s.drawn) std::ofstream(std::string(*file), std::ios::binary) << picture_of(*s.picture);
  } else if (command->find("finger")) {
    point(*command);
  } else if (command->find("frames")) {
    run(*command);
  } else {
    const std::string_view on = command->string_at("on").value_or("");
    if (on == "draw") open_canvas(*command);
    if (on == "faces") take_letters(*command);
    if (on == "size") measure(*command);
    if (on == "action") look();
    if (on != "draw") page::receive(line);
    s.asked = true;
    answer_posted(before);
  }
}

void answer(std::size_t before) {
  const auto& posted = page::posted();
  std::cout << R"({"posted":[)";
  for (std::size_t i = before; i < posted.size(); ++i)
    std::cout << (i > before ? "," : "") << posted[i];
  std::cout << R"(],"asked":)" << (stage().asked ? "true" : "false");
  static std::remove_cvref_t<decltype(page::kept())> sent;
  if (sent != page::kept()) {
    sent = page::kept();
    json::Writer out;
    out.begin_object();
    for (const auto& [key, value] : sent) out.key(key).value(std::string_view(value));
    std::cout << R"(,"kept":)" << out.end_object().text();
  }
  std::cout << "}" << std::endl;
}

}  // namespace
}  // namespace tablee

int main() {
  using namespace tablee;
  page::connect([](std::string_view text) {
    const auto message = json::parse(text);
    if (message)
      web::screen_host().receive(*message, stage().drawn);
    else
      web::screen_host().unread(text, message.error());
  });
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t before = page::posted().size();
    obey(line);
    answer(before);
  }
  return 0;
}
