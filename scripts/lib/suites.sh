# shellcheck shell=bash
# shellcheck disable=SC2034 # read by scripts/test
# Runs the suites in two shards side by side, each one process: starting a process, with sanitizers or in node, costs
# more than most cases.
# (CTest lists every case: ctest --preset fast.)

# run_shards NAME COMMAND...: COMMAND is the suites' program; counts its cases and prints the slowest. Cases run in the
# same order each time, so that the same files give the same result; a soak shuffles them, by a seed that is printed on
# a failure.
run_shards() {
  local name=$1 shard log ended=0 order=1 shards=()
  [ -z "${TABLEE_SOAK:-}" ] || order=$((RANDOM + 1))
  shift
  for shard in 0 1; do
    timeout 1800 "$@" --colour-mode none --order rand --rng-seed "$order" --durations yes \
      --shard-count 2 --shard-index "$shard" >"$TABLEE_LOGS/catch-$name-$shard.log" 2>&1 &
    shards+=($!)
  done
  for shard in 0 1; do
    log=$TABLEE_LOGS/catch-$name-$shard.log
    if ! wait "${shards[shard]}"; then
      ended=1 # what sanitizers say at the end comes after Catch2's totals
      STAGE_NOTES+=("again: $* --order rand --rng-seed $order --shard-count 2 --shard-index $shard" "$(catch_output "$log" | tail -n 60)")
      catch_output "$log" | tail -n 100
    fi
    counted_catch "$log"
  done
  echo "-- slowest first"
  sed -n 's/^\([0-9.]*\) s: \(.*\)/\1 s  \2/p' "$TABLEE_LOGS/catch-$name"-?.log | sort -rn | head -n 12
  [ "$STAGE_FAILED" -eq 0 ] && [ "$ended" -eq 0 ]
}

# A log without the lines about the time of each case.
catch_output() { grep -v '^[0-9.]* s: ' "$1"; }
