# shellcheck shell=bash
# A compiler cache beside the toolchain, shared by all checkouts.

# To share it, paths below the project are hashed relative to it, and the working folder is not hashed. Depend mode
# learns a file's includes by compiling it: running the preprocessor first would cost a quarter of a cold build.
# shellcheck disable=SC2034 # read by scripts/build and emroot.sh
CCACHE_SETTINGS=(
  "CCACHE_DIR=$TABLEE_CACHE/ccache"
  "CCACHE_BASEDIR=$TABLEE_DIR"
  CCACHE_NOHASHDIR=1
  CCACHE_DEPEND=1
  CCACHE_MAXSIZE=4G
)
# scripts/release --verify compiles everything once more, to check a release.
[ -z "${CCACHE_DISABLE:-}" ] || CCACHE_SETTINGS+=(CCACHE_DISABLE=1)

# Does the next build have a compiler cache? (The private Emscripten brings its own.)
ccache_here() { [ "${EM_MODE:-}" = root ] || have ccache; }
