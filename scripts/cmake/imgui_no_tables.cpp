// Replaces imgui_tables.cpp: the page draws its own tables, so no ImGuiTable and no column ever
// exists, and the calls that Dear ImGui's core would make for them never happen. A call of
// BeginTable() or Columns() does not link.
#include "imgui.h"
#include "imgui_internal.h"

namespace ImGui {

void EndColumns() { __builtin_trap(); }
void EndTable() { __builtin_trap(); }
void PushColumnsBackground() {}
void PopColumnsBackground() {}
void TablePushBackgroundChannel() {}
void TablePopBackgroundChannel() {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable*) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
void TablePopColumnChannel() {}
void TablePushColumnChannel(int) {}
void TableSettingsAddSettingsHandler() {}

}  // namespace ImGui
