// Instead of imgui_tables.cpp: the page draws its own tables, so that no ImGuiTable and no column ever exists, and what
// Dear ImGui's core would do to them is never asked for. A call of BeginTable() or Columns() does not link.
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
