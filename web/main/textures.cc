#include "web/main/textures.h"

#include <SDL_opengles2.h>

#include <algorithm>
#include <vector>

#include "imgui.h"

namespace tablee::web {
namespace {

GLuint name_of(const ImTextureData& texture) { return static_cast<GLuint>(texture.TexID); }

void create(ImTextureData& texture) {
  GLuint name = 0;
  glGenTextures(1, &name);
  glBindTexture(GL_TEXTURE_2D, name);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, texture.Width, texture.Height, 0, GL_RGBA,
               GL_UNSIGNED_BYTE, texture.GetPixels());
  texture.SetTexID(static_cast<ImTextureID>(name));
  texture.SetStatus(ImTextureStatus_OK);
}

void fill(ImTextureData& texture) {
  static std::vector<unsigned char> block;
  glBindTexture(GL_TEXTURE_2D, name_of(texture));
  for (const ImTextureRect& r : texture.Updates) {
    const int row = r.w * texture.BytesPerPixel;
    block.resize(r.h * row);
    for (int y = 0; y < r.h; ++y)
      std::copy_n(static_cast<const unsigned char*>(texture.GetPixelsAt(r.x, r.y + y)), row,
                  block.data() + y * row);
    glTexSubImage2D(GL_TEXTURE_2D, 0, r.x, r.y, r.w, r.h, GL_RGBA, GL_UNSIGNED_BYTE, block.data());
  }
  texture.SetStatus(ImTextureStatus_OK);
}

}  // namespace

int largest_texture() {
  GLint size = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &size);
  return size;
}

void forget_texture(ImTextureData& texture) {
  const GLuint name = name_of(texture);
  glDeleteTextures(1, &name);
  texture.SetTexID(ImTextureID_Invalid);
  texture.SetStatus(ImTextureStatus_Destroyed);
}

void update_texture(ImTextureData& texture) {
  if (texture.Status == ImTextureStatus_WantCreate)
    create(texture);
  else if (texture.Status == ImTextureStatus_WantUpdates)
    fill(texture);
  else if (texture.Status == ImTextureStatus_WantDestroy && texture.UnusedFrames > 0)
    forget_texture(texture);
}

}  // namespace tablee::web
