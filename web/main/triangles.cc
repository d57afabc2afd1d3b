#include "web/main/triangles.h"

#include <SDL_opengles2.h>

#include <cstddef>

#include "imgui.h"
#include "web/main/textures.h"

namespace tablee::web {
namespace {

// The current state of the context.
struct Context {
  bool ready = false;
  GLint to_canvas = -1;
  ImVec2 size{0, 0};
  int width = 0, height = 0;  // pixels
  GLuint texture = 0;
};

Context& context() {
  static Context the;
  return the;
}

constexpr const char* kCorner =
    "attribute vec2 at, tex;"
    "attribute vec4 color;"
    "uniform vec2 to_canvas;"
    "varying vec2 in_texture;"
    "varying vec4 tint;"
    "void main() {"
    "  in_texture = tex;"
    "  tint = color;"
    "  gl_Position = vec4(at.x * to_canvas.x - 1.0, 1.0 - at.y * to_canvas.y, 0.0, 1.0);"
    "}";
// Half precision could not tell the texels of a large texture apart.
constexpr const char* kPixel =
    "#ifdef GL_FRAGMENT_PRECISION_HIGH\n"
    "precision highp float;\n"
    "#else\n"
    "precision mediump float;\n"
    "#endif\n"
    "uniform sampler2D texture;"
    "varying vec2 in_texture;"
    "varying vec4 tint;"
    "void main() { gl_FragColor = tint * texture2D(texture, in_texture); }";

void attach(GLuint program, GLenum kind, const char* text) {
  const GLuint shader = glCreateShader(kind);
  glShaderSource(shader, 1, &text, nullptr);
  glCompileShader(shader);
  glAttachShader(program, shader);
  glDeleteShader(shader);  // with the program
}

void corner_member(GLuint index, GLint count, GLenum type, std::size_t offset) {
  glEnableVertexAttribArray(index);
  glVertexAttribPointer(index, count, type, type == GL_UNSIGNED_BYTE, sizeof(ImDrawVert),
                        reinterpret_cast<const void*>(offset));
}

void make_ready() {
  Context& c = context();
  if (c.ready) return;
  c.ready = true;
  const GLuint program = glCreateProgram();
  attach(program, GL_VERTEX_SHADER, kCorner);
  attach(program, GL_FRAGMENT_SHADER, kPixel);
  const char* const names[] = {"at", "tex", "color"};
  for (GLuint i = 0; i < 3; ++i) glBindAttribLocation(program, i, names[i]);
  glLinkProgram(program);
  glUseProgram(program);
  c.to_canvas = glGetUniformLocation(program, "to_canvas");

  GLuint buffers[2];
  glGenBuffers(2, buffers);
  glBindBuffer(GL_ARRAY_BUFFER, buffers[0]);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffers[1]);
  corner_member(0, 2, GL_FLOAT, offsetof(ImDrawVert, pos));
  corner_member(1, 2, GL_FLOAT, offsetof(ImDrawVert, uv));
  corner_member(2, 4, GL_UNSIGNED_BYTE, offsetof(ImDrawVert, col));
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glEnable(GL_SCISSOR_TEST);
  glClearColor(0, 0, 0, 1);
}

// Vertices are in CSS pixels.
void fit(const ImDrawData& picture) {
  Context& c = context();
  const ImVec2 size = picture.DisplaySize;
  const int width = static_cast<int>(size.x * picture.FramebufferScale.x);
  const int height = static_cast<int>(size.y * picture.FramebufferScale.y);
  if (c.size.x == size.x && c.size.y == size.y && c.width == width && c.height == height) return;
  c.size = size;
  c.width = width;
  c.height = height;
  glViewport(0, 0, width, height);
  glUniform2f(c.to_canvas, 2 / size.x, 2 / size.y);
}

}  // namespace

void forget_context() { context() = {}; }

void clear_canvas() {
  make_ready();
  glDisable(GL_SCISSOR_TEST);
  glClear(GL_COLOR_BUFFER_BIT);
  glEnable(GL_SCISSOR_TEST);
}

void bind_texture(unsigned texture) { glBindTexture(GL_TEXTURE_2D, context().texture = texture); }

void draw_triangles(const ImDrawData& picture) {
  make_ready();
  fit(picture);
  Context& c = context();
  if (picture.Textures)
    for (ImTextureData* texture : *picture.Textures) {
      if (texture->Status == ImTextureStatus_OK) continue;
      update_texture(*texture);
      c.texture = 0;  // it may have gone
    }
  const ImVec2 scale = picture.FramebufferScale;
  for (const ImDrawList* list : picture.CmdLists) {
    glBufferData(GL_ARRAY_BUFFER, list->VtxBuffer.size_in_bytes(), list->VtxBuffer.Data,
                 GL_STREAM_DRAW);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, list->IdxBuffer.size_in_bytes(), list->IdxBuffer.Data,
                 GL_STREAM_DRAW);
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const ImVec4& clip = command.ClipRect;
      const float left = clip.x * scale.x, right = clip.z * scale.x;
      const float top = clip.y * scale.y, bottom = clip.w * scale.y;
      if (right <= left || bottom <= top) continue;
      glScissor(static_cast<int>(left), static_cast<int>(static_cast<float>(c.height) - bottom),
                static_cast<int>(right - left), static_cast<int>(bottom - top));
      const auto texture = static_cast<GLuint>(command.GetTexID());
      if (texture != c.texture) bind_texture(texture);
      glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_SHORT,
                     reinterpret_cast<const void*>(command.IdxOffset * sizeof(ImDrawIdx)));
    }
  }
}

}  // namespace tablee::web
