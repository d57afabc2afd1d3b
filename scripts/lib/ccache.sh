# shellcheck shell=bash
# A compiler cache beside the toolchain: what was compiled once, in whichever checkout, is not compiled again.

# Checkouts share it: paths below the project are hashed relative to it, and the working folder is not. What a file includes is
# learnt from compiling it: asking the preprocessor first costs a quarter of a cold build.
# shellcheck disable=SC2034 # read by scripts/build and emroot.sh
CCACHE_SETTINGS=(
  "CCACHE_DIR=$TABLEE_CACHE/ccache"
  "CCACHE_BASEDIR=$TABLEE_DIR"
  CCACHE_NOHASHDIR=1
  CCACHE_DEPEND=1
  CCACHE_MAXSIZE=4G
)
# A release is checked by compiling everything once more (scripts/release --verify).
[ -z "${CCACHE_DISABLE:-}" ] || CCACHE_SETTINGS+=(CCACHE_DISABLE=1)

# Does the build that is about to run have one? (The private Emscripten brings its own.)
ccache_here() { [ "${EM_MODE:-}" = root ] || have ccache; }
