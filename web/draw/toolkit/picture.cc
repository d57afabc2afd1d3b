#include "web/draw/toolkit/picture.h"

// First, as files that are compiled together need the same imgui.h.
#include "web/draw/toolkit/geometry.h"
// imgui.h comes before it.
#include <imgui_internal.h>

namespace tablee::draw {
namespace {

constexpr float kCurveTolerance = 1.25f;  // of curves by their control points: Dear ImGui's own

// What Dear ImGui keeps in its context. Never destroyed: it lives as long as the program.
struct Surface {
  ImFontAtlas atlas;
  ImDrawListSharedData shared;
  ImDrawList list{&shared};
  ImDrawData data;
  ImVector<ImTextureData*> textures;
  float curve_error = 0.25f;
  int pictures = 0;

  Surface() {
    atlas.RendererHasTextures = true;
    // As large as a table wants it: growing copies it all, in the middle of a frame.
    atlas.TexMinWidth = atlas.TexMinHeight = 1024;
    shared.FontAtlas = &atlas;
    shared.CurveTessellationTol = kCurveTolerance;
    shared.InitialFlags = ImDrawListFlags_AntiAliasedLines |
                          ImDrawListFlags_AntiAliasedLinesUseTex | ImDrawListFlags_AntiAliasedFill;
    ImFontAtlasAddDrawListSharedData(&atlas, &shared);
    data.Textures = &textures;
  }
};

Surface& surface() {
  static Surface& the = *new Surface;
  return the;
}

}  // namespace

ImFontAtlas& atlas() { return surface().atlas; }
ImVec2 white_texel() { return surface().shared.TexUvWhitePixel; }
ImDrawList& picture() { return surface().list; }
void set_curve_error(float error) { surface().curve_error = error; }

void begin_picture(const PictureSize& size) {
  Surface& s = surface();
  ImFontAtlasUpdateNewFrame(&s.atlas, ++s.pictures, true);
  s.shared.ClipRectFullscreen = {0, 0, size.width, size.height};
  s.shared.SetCircleTessellationMaxError(s.curve_error);
  ImFontAtlasUpdateDrawListsSharedData(&s.atlas);
  s.list._ResetForNewFrame();
  s.list.PushTexture(s.atlas.TexRef);
  s.list.PushClipRect({0, 0}, {size.width, size.height});
  s.data.DisplaySize = {size.width, size.height};
  s.data.FramebufferScale = {size.scale_x, size.scale_y};
}

ImDrawData& end_picture() {
  Surface& s = surface();
  s.textures.resize(0);
  for (ImTextureData* texture : s.atlas.TexList) {
    texture->RefCount = 1;
    s.textures.push_back(texture);
  }
  s.data.CmdLists.resize(0);
  s.data.CmdListsCount = s.data.TotalVtxCount = s.data.TotalIdxCount = 0;
  s.data.AddDrawList(&s.list);
  s.data.Valid = true;
  return s.data;
}

}  // namespace tablee::draw
