#pragma once
// How good a choice was against the best one.

namespace tablee {

// The best there was or as good, hardly dearer, or dearer by what people notice.
enum class Mark : unsigned char { best, good, slip };

}  // namespace tablee
