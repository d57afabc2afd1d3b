#pragma once
// Dear ImGui's textures, on the graphics card. WebGL 1 takes whole blocks only, so a part of a
// texture is copied together first.

struct ImTextureData;

namespace tablee::web {

// How large a texture may be, in texels each way.
int largest_texture();
// Creates, fills or deletes it as it asks for, and says so in it. Leaves the binding changed.
void update_texture(ImTextureData& texture);
// Deletes it, to be created again by the next update.
void forget_texture(ImTextureData& texture);

}  // namespace tablee::web
