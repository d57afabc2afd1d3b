# shellcheck shell=bash
# shellcheck disable=SC2034 # read by scripts/test
# Runs the suites in eight shards, two at a time, each one process: starting a process, with sanitizers or in node, costs
# more than most cases.
# (CTest lists every case: ctest --preset fast.)

# run_shards NAME COMMAND...: COMMAND is the suites' program; counts its cases and prints the slowest. Cases run in the
# same order each time, so that the same files give the same result; a soak shuffles them, by a seed that is printed on
# a failure.
run_shards() {
  local name=$1 log ended=0 order=1 shard=0
  [ -z "${TABLEE_SOAK:-}" ] || order=$((RANDOM + 1))
  shift
  set -- "$@" --order rand --rng-seed "$order" --shard-count 8
  rm -f "$TABLEE_LOGS/catch-$name-"*
  # shellcheck disable=SC2016 # the inner shell expands them
  # $0 of each is its log, $1 its shard; what sanitizers say at the end comes after Catch2's totals.
  seq 0 7 | xargs -P 2 -I '{}' sh -c '
    shard=$1
    shift
    timeout 1800 "$@" --colour-mode none --durations yes --shard-index "$shard" >"$0" 2>&1 || touch "$0.failed"
  ' "$TABLEE_LOGS/catch-$name-{}.log" '{}' "$@"
  for log in "$TABLEE_LOGS/catch-$name-"?.log; do
    if [ -e "$log.failed" ]; then
      ended=1
      STAGE_NOTES+=("again: $* --shard-index $shard" "$(catch_output "$log" | tail -n 60)")
      catch_output "$log" | tail -n 100
    fi
    counted_catch "$log"
    shard=$((shard + 1))
  done
  echo "-- slowest first"
  sed -n 's/^\([0-9.]*\) s: \(.*\)/\1 s  \2/p' "$TABLEE_LOGS/catch-$name"-?.log | sort -rn | head -n 12
  [ "$STAGE_FAILED" -eq 0 ] && [ "$ended" -eq 0 ]
}

# A log without the lines about the time of each case.
catch_output() { grep -v '^[0-9.]* s: ' "$1"; }
