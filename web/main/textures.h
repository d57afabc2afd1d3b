#pragma once
// Dear ImGui's textures on the graphics card. WebGL 1 uploads whole blocks only, so a part of a
// texture is copied into one first.

struct ImTextureData;

namespace tablee::web {

// The maximum size of a texture, in texels each way.
int largest_texture();
// Creates, fills or deletes the texture as requested in it, and updates its state. Changes the
// binding.
void update_texture(ImTextureData& texture);
// Deletes the texture; the next update creates it again.
void forget_texture(ImTextureData& texture);

}  // namespace tablee::web
