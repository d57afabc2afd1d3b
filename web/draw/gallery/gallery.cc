// A page to look at the drawing room by itself:
// gallery.html?scene=table10&theme=night&lang=de&text=150&t=1.2 (seconds after the news; "live"
// runs on).

#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <cstdlib>

#include "fonts/fonts.h"
#include "web/draw/gallery/scenes.h"

// Dear ImGui's backend loads nothing by itself.
#include <GLES2/gl2.h>

using namespace tablee;

namespace {

EM_JS(char*, query, (const char* name), {
  const v = new URLSearchParams(location.search).get(UTF8ToString(name)) || "";
  return stringToNewUTF8(v);
});

EM_JS(void, told, (const char* what, double value), {
  window.gallery = window.gallery || {};
  window.gallery[UTF8ToString(what)] = value;
});

EM_JS(void, add_rect, (const char* id, float x, float y, float w, float h), {
  window.gallery.rects = window.gallery.rects || {};
  window.gallery.rects[UTF8ToString(id)] = [ x, y, w, h ];
});

std::string asked(const char* name) {
  char* text = query(name);
  std::string out = text;
  std::free(text);
  return out;
}

gallery::Scene scene;
std::vector<draw::Spoken> spoken;
draw::Frame base;
draw::Input input;
float width = 0, height = 0;
bool live = false, down = false;
double clock_now = 1;

void look(const nimmt::View* view, std::span<const Event> news, bool last) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {width, height};
  io.DisplayFramebufferScale = {input.pixel_ratio, input.pixel_ratio};
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  draw::Frame f = base;
  f.nimmt = view;
  f.news = news;
  input.now = clock_now;
  const double before = emscripten_get_now();
  draw::Outcome out = draw::frame(f, input);
  const double mine = emscripten_get_now() - before;
  ImGui::Render();
  const double all = emscripten_get_now() - before;
  input.pressed = input.released = false;
  input.wheel_y = 0;
  if (!out.activated.empty()) {
    scene.lifted = out.activated;
    base.lifted = scene.lifted;
  }
  if (!last) {
    // Its textures are still wanted.
    for (ImTextureData* tex : ImGui::GetPlatformIO().Textures)
      if (tex->Status != ImTextureStatus_OK) ImGui_ImplOpenGL3_UpdateTexture(tex);
    return;
  }
  glViewport(0, 0, static_cast<int>(width * input.pixel_ratio),
             static_cast<int>(height * input.pixel_ratio));
  glClearColor(0, 0, 0, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  told("draw_ms", mine);
  told("all_ms", all);
  told("vertices", ImGui::GetDrawData()->TotalVtxCount);
  told("animating", out.animating);
  for (const auto& [id, r] : out.rects) add_rect(id.c_str(), r.x, r.y, r.w, r.h);
}

void tick() {
  if (!live) return;
  clock_now = emscripten_get_now() / 1000 + 10;
  look(scene.view.get(), {}, true);
}

bool on_mouse(int type, const EmscriptenMouseEvent* e, void*) {
  input.x = static_cast<float>(e->targetX);
  input.y = static_cast<float>(e->targetY);
  if (type == EMSCRIPTEN_EVENT_MOUSEDOWN) input.pressed = down = true;
  if (type == EMSCRIPTEN_EVENT_MOUSEUP) input.released = true, down = false;
  input.down = down;
  return true;
}

bool on_wheel(int, const EmscriptenWheelEvent* e, void*) {
  input.wheel_y += static_cast<float>(e->deltaY);
  return true;
}

}  // namespace

int main() {
  emscripten_get_element_css_size("#canvas", nullptr, nullptr);
  double w = 0, h = 0;
  emscripten_get_element_css_size("#canvas", &w, &h);
  width = static_cast<float>(w);
  height = static_cast<float>(h);
  input.pixel_ratio = static_cast<float>(emscripten_get_device_pixel_ratio());
  emscripten_set_canvas_element_size("#canvas", static_cast<int>(w * input.pixel_ratio),
                                     static_cast<int>(h * input.pixel_ratio));
  EmscriptenWebGLContextAttributes a;
  emscripten_webgl_init_context_attributes(&a);
  a.antialias = a.depth = false;
  a.alpha = false;
  a.preserveDrawingBuffer = true;
  emscripten_webgl_make_context_current(emscripten_webgl_create_context("#canvas", &a));

  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  ImGui_ImplOpenGL3_Init("#version 100");
  const auto load = [&io](const fonts::Font& font) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    return io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(font.data),
                                          static_cast<int>(font.size), 0, &config);
  };
  draw::Fonts faces;
  faces.words = load(fonts::words);
  faces.bold = load(fonts::words_bold);
  faces.numerals = load(fonts::numerals);
  draw::set_fonts(faces);

  const auto language = text::language_of(asked("lang").empty() ? "fr" : asked("lang"));
  scene = gallery::scene(asked("scene"), language);
  for (const Item& item : scene.items)
    spoken.push_back({&item,
                      text::render(language, item.text, scene.names),
                      text::render(language, item.hint, scene.names),
                      {}});
  base.screen = scene.screen;
  base.items = spoken;
  base.names = scene.names;
  base.lifted = scene.lifted;
  static const std::string focused = asked("focus");
  base.focused = focused;
  base.width = width;
  base.height = height;
  base.touch = asked("touch") == "1";
  base.reduced_motion = asked("calm") == "1";
  const std::string theme = asked("theme"), text = asked("text"), t = asked("t"),
                    scroll = asked("scroll");
  base.theme = theme == "night"      ? draw::ThemeName::night
               : theme == "contrast" ? draw::ThemeName::contrast
                                     : draw::ThemeName::day;
  if (!text.empty()) base.text_scale = static_cast<float>(std::atof(text.c_str())) / 100;
  const std::string notch = asked("notch");
  if (notch == "top") base.insets[0] = 47, base.insets[2] = 34;
  if (notch == "left") base.insets[3] = 47, base.insets[1] = 47, base.insets[2] = 21;

  // Let everything come to rest, then tell the news.
  const nimmt::View* first = scene.before ? scene.before.get() : scene.view.get();
  for (int i = 0; i < 60; ++i) {
    clock_now += 0.03;
    look(first, {}, false);
  }
  if (!scroll.empty()) {
    input.x = width / 2;
    input.y = height / 2;
    input.wheel_y = static_cast<float>(std::atof(scroll.c_str()));
    for (int i = 0; i < 3; ++i) look(first, {}, false);
  }
  const double until = clock_now + (t.empty() ? 30.0 : std::atof(t.c_str()));
  if (!scene.news.empty()) {
    look(scene.view.get(), scene.news, false);
    while (clock_now + 0.016 < until) {
      clock_now += 0.016;
      look(scene.view.get(), {}, false);
    }
  }
  look(scene.view.get(), {}, true);
  // The frame as it would be drawn again and again.
  double sum = 0;
  for (int i = 0; i < 20; ++i) {
    const double before = emscripten_get_now();
    look(scene.view.get(), {}, false);
    sum += emscripten_get_now() - before;
  }
  told("frame_ms", sum / 20);
  look(scene.view.get(), {}, true);
  live = asked("t") == "live";
  told("ready", 1);
  if (live) {
    emscripten_set_mousedown_callback("#canvas", nullptr, false, on_mouse);
    emscripten_set_mouseup_callback("#canvas", nullptr, false, on_mouse);
    emscripten_set_mousemove_callback("#canvas", nullptr, false, on_mouse);
    emscripten_set_wheel_callback("#canvas", nullptr, false, on_wheel);
    emscripten_set_main_loop(tick, 0, false);
  }
  return 0;
}
