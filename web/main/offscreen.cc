#include "web/main/offscreen.h"

#include <SDL_opengles2.h>

#include "imgui.h"
#include "web/main/triangles.h"

namespace tablee::web {

Pixels draw_offscreen(const ImDrawData& picture) {
  Pixels made{.width = static_cast<int>(picture.DisplaySize.x * picture.FramebufferScale.x),
              .height = static_cast<int>(picture.DisplaySize.y * picture.FramebufferScale.y)};
  GLuint texture = 0, target = 0;
  glGenTextures(1, &texture);
  bind_texture(texture);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  // WebGL 1 has textures of sizes that are no power of two only without repetition.
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, made.width, made.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
               nullptr);
  glGenFramebuffers(1, &target);
  glBindFramebuffer(GL_FRAMEBUFFER, target);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
  if (glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE) {
    clear_canvas();
    draw_triangles(picture);
    made.rgba.resize(static_cast<std::size_t>(made.width) * made.height * 4);
    glReadPixels(0, 0, made.width, made.height, GL_RGBA, GL_UNSIGNED_BYTE, made.rgba.data());
  }
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  glDeleteFramebuffers(1, &target);
  glDeleteTextures(1, &texture);
  return made;
}

}  // namespace tablee::web
