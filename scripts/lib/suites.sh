# shellcheck shell=bash
# shellcheck disable=SC2034 # what scripts/test reads
# The suites in two halves side by side, each a process: a start, with sanitizers or in node, costs more than most cases.
# (CTest knows every case by itself: ctest --preset fast.)

# run_halves NAME COMMAND...: COMMAND is the suites' program; counts its cases, and says the slowest. Cases run in the same order each
# time, so that the same files give the same result; a soak shuffles them, by a seed that is printed where something fails.
run_halves() {
  local name=$1 half log ended=0 order=1 halves=()
  [ -z "${TABLEE_SOAK:-}" ] || order=$((RANDOM + 1))
  shift
  for half in 0 1; do
    timeout 1800 "$@" --colour-mode none --order rand --rng-seed "$order" --durations yes \
      --shard-count 2 --shard-index "$half" >"$TABLEE_LOGS/catch-$name-$half.log" 2>&1 &
    halves+=($!)
  done
  for half in 0 1; do
    log=$TABLEE_LOGS/catch-$name-$half.log
    if ! wait "${halves[half]}"; then
      ended=1 # what sanitizers say at the end comes after Catch2's totals
      STAGE_NOTES+=("again: $* --order rand --rng-seed $order --shard-count 2 --shard-index $half" "$(catch_told "$log" | tail -n 60)")
      catch_told "$log" | tail -n 100
    fi
    counted_catch "$log"
  done
  echo "-- slowest first"
  sed -n 's/^\([0-9.]*\) s: \(.*\)/\1 s  \2/p' "$TABLEE_LOGS/catch-$name"-?.log | sort -rn | head -n 12
  [ "$STAGE_FAILED" -eq 0 ] && [ "$ended" -eq 0 ]
}

# What a log says but how long each case took.
catch_told() { grep -v '^[0-9.]* s: ' "$1"; }
