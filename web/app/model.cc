#include "web/app/model.h"

#include <algorithm>

#include "web/app/screens/ui.h"

namespace tablee::app {

void Model::put_down() {
  auto* own = path.find<TableUi>();
  if (!own) return;
  own->lifted.clear();
  own->begun.clear();
}

bool Model::may_move(std::string_view move) const {
  if (screen_id() != ScreenId::table || !session || session->deciding() == kNobody ||
      session->handing_over())
    return false;
  const auto legal = session->view()->legal_moves();
  return std::find(legal.begin(), legal.end(), move) != legal.end();
}

bool no_table(const Model& model) { return !model.session; }

}  // namespace tablee::app
