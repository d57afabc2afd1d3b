// The frame loop: a window, a pointer, and a frame when there is something new to draw. While
// nothing changes, nothing runs.

#include <SDL.h>

#include "core/json.h"
#include "imgui.h"
#include "web/app/page/from_page.h"
#include "web/draw/toolkit/picture.h"
#include "web/draw/toolkit/theme.h"
#include "web/main/example_picture.h"
#include "web/main/fonts.h"
#include "web/main/pointer.h"
#include "web/main/repaint.h"
#include "web/main/screen_host.h"
#include "web/main/textures.h"
#include "web/main/triangles.h"
#include "web/main/words.h"
#include "web/page/page.h"

namespace tablee::web {
namespace {

struct Loop {
  SDL_Window* window = nullptr;
  SDL_GLContext gl = nullptr;  // null: no WebGL, the accessible document alone
  Pointer pointer;
  bool context_lost = false;
  bool canvas_shown = true;
  bool hidden = false;  // the tab is not visible
  bool inside = false;  // the program is drawing
  bool reported_drawn = false;
  bool wheel = false;
  std::string cursor = "default";
  float width = 0, height = 0;  // CSS pixels
  int pixels[2] = {0, 0};       // device pixels
  double pressed_at = 0;        // when the pointer went down last, milliseconds of page::now()
};

Loop& loop() {
  static Loop the;
  return the;
}

void on_frame(double ms);
void request_frame() {
  if (loop().gl && loop().canvas_shown) page::request_frame(on_frame);
}

// What the pointer has done since the last time. Returns the device pixels of a CSS pixel.
float take_events(Loop& l) {
  const float scale = static_cast<float>(l.pixels[0]) / l.width;
  SDL_Event event;
  while (SDL_PollEvent(&event)) l.pointer.take(event, scale, l.width, l.height);
  return scale;
}

void draw_frame(double ms) {
  Loop& l = loop();
  if (!l.gl || l.context_lost || !l.canvas_shown || l.inside || l.width <= 0) return;
  l.inside = true;
  const float scale = take_events(l);

  draw::begin_picture({l.width, l.height, scale, static_cast<float>(l.pixels[1]) / l.height});
  draw::Input input = l.pointer.next(ms / 1000, scale);
  input.pressed_at = l.pressed_at;
  const Shown shown = screen_host().frame(input, l.pointer.touch());
  repaint(draw::end_picture());
  SDL_GL_SwapWindow(l.window);

  if (shown.scrolls != l.wheel) {
    l.wheel = shown.scrolls;
    // Without this, SDL leaves the wheel to the page that contains the canvas.
    SDL_EventState(SDL_MOUSEWHEEL, l.wheel ? SDL_ENABLE : SDL_DISABLE);
  }
  if (shown.cursor != l.cursor) {
    l.cursor = shown.cursor;
    json::Writer out;
    out.begin_object().member("do", "cursor").member("name", shown.cursor).end_object();
    page::post(out.text());
  }
  if (!l.reported_drawn) {
    l.reported_drawn = true;
    page::post(R"({"do":"drawn"})");
  }
  l.inside = false;
  const bool acted = screen_host().act_on_tap();
  if (shown.animating || acted) request_frame();
}

void on_frame(double ms) { draw_frame(ms); }

void resize(const app::SizeSaid& said) {
  Loop& l = loop();
  if (said.pixels.size() != 2) return;
  l.width = said.width;
  l.height = said.height;
  for (std::size_t i = 0; i < 2; ++i) l.pixels[i] = said.pixels[i].as_int(1, 16384).value_or(1);
  if (l.window) SDL_SetWindowSize(l.window, l.pixels[0], l.pixels[1]);
  repaint_all();
}

int on_event(void*, SDL_Event* event) {
  if (Pointer::matters(*event)) request_frame();
  if (event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_FINGERDOWN)
    loop().pressed_at = page::now();
  return 1;
}

void open_window() {
  Loop& l = loop();
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return;
  SDL_EventState(SDL_MOUSEWHEEL, SDL_DISABLE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
  // Created at any size: the page reports the canvas's size in device pixels. The page has set the
  // context's other attributes when it created it (page/js/view.js).
  l.window = SDL_CreateWindow("Tablée", 0, 0, 320, 240, SDL_WINDOW_OPENGL);
  if (l.window) l.gl = SDL_GL_CreateContext(l.window);
  if (!l.gl) return;

  ImFontAtlas& atlas = draw::atlas();
  atlas.TexMaxWidth = atlas.TexMaxHeight = largest_texture();
  SDL_AddEventWatch(on_event, nullptr);
}

// Handles what concerns the loop itself. Returns whether a frame is to be drawn at once.
bool take(const json::Value& message) {
  Loop& l = loop();
  const std::string_view on = app::name_of(message);
  if (on == app::StartSaid::kOn || on == app::WholeSaid::kOn || on == app::WordsSaid::kOn) {
    // A language's words come with the first message and, completed, with the deferred part;
    // another language's on request.
    const app::WordsSaid said = app::read_words(message);
    take_words(text::language_of(said.words_lang), std::string(said.words));
  } else if (on == app::DrawSaid::kOn) {
    const app::DrawSaid said = app::read_draw(message);
    draw::set_colours(said.colours);
    open_window();
    if (l.gl) take_fonts(said.faces);
    if (!l.gl) page::post(R"({"do":"canvas","works":false})");
  } else if (on == app::FacesSaid::kOn) {
    if (l.gl) take_letters(app::read_faces(message).faces);
    repaint_all();
  } else if (on == app::SizeSaid::kOn) {
    resize(app::read_size(message));
    return true;  // before the browser paints: a canvas of a new size is empty
  } else if (on == app::ContextSaid::kOn) {
    l.context_lost = app::read_context(message).lost;
    // Everything in the old context is lost; the next frame creates it again.
    if (l.gl && !l.context_lost) {
      for (ImTextureData* texture : draw::atlas().TexList) forget_texture(*texture);
      forget_context();
    }
    repaint_all();
  } else if (on == app::CanvasSaid::kOn) {
    l.canvas_shown = app::read_canvas(message).shown;
    repaint_all();
  } else if (on == app::HiddenSaid::kOn) {
    repaint_all();  // a browser may have dropped the buffer while the tab was invisible
    l.hidden = app::read_hidden(message).hidden;
  } else if (on == app::DrawExampleSaid::kOn) {
    const ExampleTable* example = screen_host().example();
    if (l.gl && !l.context_lost && example)
      send_example_picture(*example, static_cast<int>(app::read_draw_example(message).width));
  } else if (on == app::PointerLostSaid::kOn) {
    // Also what no frame has seen yet.
    if (l.width > 0) take_events(l);
    l.pointer.cancel();
  }
  return false;
}

// Every message also goes to the screens.
void receive(std::string_view text) {
  Loop& l = loop();
  const auto message = json::parse(text, app::kMaxMessage);
  const bool draw_at_once = message && take(*message);
  if (message)
    screen_host().receive(*message, l.gl && l.canvas_shown && !l.context_lost && !l.hidden);
  else
    screen_host().unread(text, message.error());
  if (draw_at_once)
    draw_frame(static_cast<double>(SDL_GetTicks64()));
  else
    request_frame();
}

}  // namespace
}  // namespace tablee::web

int main() {
  tablee::page::connect(tablee::web::receive);
  return 0;
}
