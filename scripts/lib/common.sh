# shellcheck shell=bash
# Paths and messages. Every script of this folder sources it first.

set -euo pipefail

TABLEE_DIR=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
TABLEE_CACHE=${TABLEE_CACHE:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/tablee}
TABLEE_LOGS=$TABLEE_DIR/build/logs
TABLEE_JOBS=${TABLEE_JOBS:-$(nproc 2>/dev/null || echo 2)}
mkdir -p "$TABLEE_CACHE" "$TABLEE_LOGS"
TABLEE_CACHE=$(cd -- "$TABLEE_CACHE" && pwd -P)

# scripts/test redirects messages past its logs.
say() { printf '%s\n' "$*" >&"${TABLEE_SAY_FD:-2}"; }

# Ends the script with one clear sentence.
die() {
  say "$(basename -- "$0"): $*"
  exit 1
}

show_tail() {
  say "--- the last lines of ${1#"$TABLEE_DIR"/} ---"
  say "$(tail -n "${TABLEE_TAIL:-40}" "$1")"
  say "---"
}

have() { command -v "$1" >/dev/null 2>&1; }

# quietly NAME COMMAND...: output goes to build/logs/NAME.log; its tail is shown when COMMAND fails.
quietly() {
  local log=$TABLEE_LOGS/$1.log status=0
  shift
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if [ "$status" -ne 0 ]; then
    show_tail "$log"
  fi
  return "$status"
}

# version_at_least HAVE WANT
version_at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# alone NAME COMMAND...: only one process at a time runs this (others wait for it).
alone() {
  local lock=$TABLEE_CACHE/$1.lock
  shift
  (
    flock 9
    "$@"
  ) 9>"$lock"
}
