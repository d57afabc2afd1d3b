#pragma once
/* Dear ImGui's OpenGL backend reads the state of WebGL every frame to put it back afterwards. Each
   read waits for the GPU, and nothing else here draws with WebGL: these macros return
   known values instead. Included before that file. */
#include <GLES2/gl2.h>

static inline void tablee_gl_get(GLenum name, GLint* out) {
  switch (name) {
    case GL_MAX_TEXTURE_SIZE:
      glGetIntegerv(name, out);
      return;
    case GL_ACTIVE_TEXTURE:
      *out = GL_TEXTURE0;
      return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
      *out = GL_FUNC_ADD;
      return;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA:
      *out = GL_ONE;
      return;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      out[0] = out[1] = out[2] = out[3] = 0;
      return;
    default:
      *out = 0;
  }
}
#define glGetIntegerv tablee_gl_get
