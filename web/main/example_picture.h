#pragma once
// The example on the screen (ExampleTable) as a picture, for the page to put into a larger one.

#include "core/item_data.h"

namespace tablee::web {

// Draws it that many pixels wide, by day, on a ground of the theme's paper, and passes it to the
// page (page::picture). Needs a context, and must not be called while a frame is drawn.
void send_example_picture(const ExampleTable& example, int width);

}  // namespace tablee::web
