#pragma once
// How good a choice was against the best one.

namespace tablee {

// best: the best move or as good as that; good: hardly more costly; slip: more costly by an amount
// that people notice.
enum class Mark : unsigned char { best, good, slip };

}  // namespace tablee
