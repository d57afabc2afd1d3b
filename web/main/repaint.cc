#include "web/main/repaint.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "imgui.h"
#include "web/draw/frame/damage.h"
#include "web/draw/frame/recording.h"
#include "web/draw/toolkit/shape_atlas.h"
#include "web/main/triangles.h"

namespace tablee::web {
namespace {

using draw::Area;

draw::Damage& damage() {
  static draw::Damage the;
  return the;
}

// Rounded to whole pixels as draw_triangles() does it; WebGL counts from below.
Area window_of(const ImVec4& clip, float scale_x, float scale_y, int height) {
  const float left = clip.x * scale_x, right = clip.z * scale_x;
  const float top = clip.y * scale_y, bottom = clip.w * scale_y;
  const int x = static_cast<int>(left);
  const int below = static_cast<int>(static_cast<float>(height) - bottom);
  return {x, height - below - static_cast<int>(bottom - top), x + static_cast<int>(right - left),
          height - below};
}

// The inverse: a clip rectangle that yields exactly these pixels after rounding.
ImVec4 clip_of(const Area& window, float scale_x, float scale_y) {
  return {(static_cast<float>(window.left) + 0.25f) / scale_x,
          (static_cast<float>(window.top) - 0.5f) / scale_y,
          (static_cast<float>(window.right) + 0.5f) / scale_x,
          (static_cast<float>(window.bottom) - 0.25f) / scale_y};
}

// Works before the backend has created the texture.
std::uint32_t texture_of(const ImDrawCmd& command) {
  const ImTextureData* const data = command.TexRef._TexData;
  return data ? static_cast<std::uint32_t>(data->UniqueID) : 0;
}

// A part of the list lies within one command.
void find_known(const ImDrawList& list, std::vector<draw::Known>& known) {
  known.clear();
  std::size_t batch = 0;
  const auto first_of = [&] { return list.CmdBuffer[static_cast<int>(batch)].IdxOffset; };
  const auto end_of = [&] {
    return first_of() + list.CmdBuffer[static_cast<int>(batch)].ElemCount;
  };
  for (const draw::KnownPart& part : draw::known_parts()) {
    if (part.indices == 0) continue;
    while (part.index >= end_of()) ++batch;
    known.push_back(
        {part.number, batch, part.index - first_of(), part.indices, part.corner, part.corners});
  }
}

// Everything is drawn into one list, Dear ImGui's background list.
draw::Damage::Change compare(const ImDrawData& picture, const ImDrawList& list) {
  static std::vector<draw::Corner> corners;
  static std::vector<draw::Batch> batches;
  static std::vector<draw::Known> known;
  const float scale_x = picture.FramebufferScale.x, scale_y = picture.FramebufferScale.y;
  const int width = static_cast<int>(picture.DisplaySize.x * scale_x);
  const int height = static_cast<int>(picture.DisplaySize.y * scale_y);
  batches.clear();
  for (const ImDrawCmd& command : list.CmdBuffer)
    batches.push_back(
        {window_of(command.ClipRect, scale_x, scale_y, height),
         texture_of(command),
         {list.IdxBuffer.Data + command.IdxOffset, static_cast<std::size_t>(command.ElemCount)}});
  find_known(list, known);
  corners.resize(list.VtxBuffer.Size);
  std::size_t next = 0;
  const auto look_until = [&](std::size_t end) {
    for (; next < end; ++next) {
      const ImDrawVert& v = list.VtxBuffer[static_cast<int>(next)];
      const std::uint32_t uv =
          std::bit_cast<std::uint32_t>(v.uv.x) * 31u + std::bit_cast<std::uint32_t>(v.uv.y);
      corners[next] = {v.pos.x * scale_x, v.pos.y * scale_y, uv * 0x85EBCA6Bu ^ v.col};
    }
  };
  for (const draw::Known& part : known) {
    if (!damage().holds(width, height, part, batches[part.batch])) continue;
    look_until(part.corner);
    next = part.corner + part.corners;
  }
  look_until(corners.size());
  return damage().compare(width, height, corners, batches, known);
}

// The contents of a draw list.
struct Contents {
  ImVector<ImDrawCmd> commands;
  ImVector<ImDrawIdx> indices;
  ImVector<ImDrawVert> corners;

  void swap(ImDrawList& list) {
    list.CmdBuffer.swap(commands);
    list.IdxBuffer.swap(indices);
    list.VtxBuffer.swap(corners);
  }
};

// Selects what is to be drawn again of the list, with its vertices.
void take_parts(Contents& parts, const ImDrawList& list, float scale_x, float scale_y) {
  auto& [commands, indices, corners] = parts;
  static std::vector<ImDrawIdx> moved;
  commands.resize(0);
  for (const draw::Patch& patch : damage().patches()) {
    ImDrawCmd command = list.CmdBuffer[static_cast<int>(patch.batch)];
    command.ClipRect = clip_of(patch.window, scale_x, scale_y);
    command.IdxOffset = static_cast<unsigned>(patch.first);
    command.ElemCount = static_cast<unsigned>(patch.count);
    commands.push_back(command);
  }
  // New index of each vertex that is used, counted from 1.
  moved.assign(list.VtxBuffer.Size, 0);
  indices.resize(static_cast<int>(damage().indices().size()));
  corners.resize(std::min(list.VtxBuffer.Size, indices.Size));
  ImDrawIdx* next = indices.Data;
  int used = 0;
  for (const std::uint16_t index : damage().indices()) {
    ImDrawIdx& to = moved[index];
    if (to == 0) {
      corners[used++] = list.VtxBuffer[index];
      to = static_cast<ImDrawIdx>(used);
    }
    *next++ = static_cast<ImDrawIdx>(to - 1);
  }
  corners.resize(used);
}

template <class Test>
bool any_texture(const ImDrawData& picture, Test test) {
  return picture.Textures && std::any_of(picture.Textures->begin(), picture.Textures->end(),
                                         [&](const ImTextureData* t) { return test(t->Status); });
}

}  // namespace

void repaint_all() { damage().forget(); }

void repaint(ImDrawData& picture) {
  // Where something lay in the atlas something else may lie: the triangles would not show it.
  static int age = 0;
  const int before = std::exchange(age, draw::atlas_age());
  if (before != age ||
      any_texture(picture, [](auto status) { return status == ImTextureStatus_WantCreate; }))
    repaint_all();
  using enum draw::Damage::Change;
  auto change = everything;
  if (picture.CmdLists.Size == 1)
    change = compare(picture, *picture.CmdLists[0]);
  else
    repaint_all();
  if (change == nothing &&
      !any_texture(picture, [](auto status) { return status != ImTextureStatus_OK; }))
    return;
  if (change == parts) {
    static Contents again;
    ImDrawList& list = *picture.CmdLists[0];
    take_parts(again, list, picture.FramebufferScale.x, picture.FramebufferScale.y);
    again.swap(list);
    draw_triangles(picture);
    // What does not change by the next frame need not be written again (draw/known.h).
    again.swap(list);
    return;
  }
  if (change == everything)
    clear_canvas();
  else
    picture.CmdLists.resize(0);  // its textures alone
  draw_triangles(picture);
}

}  // namespace tablee::web
