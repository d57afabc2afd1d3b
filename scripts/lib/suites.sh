# shellcheck shell=bash
# shellcheck disable=SC2034 # what scripts/test reads
# The native suites, every case a process of CTest's, as many at a time as there are cores.

# run_suites CTEST-ARGUMENT...
run_suites() {
  local log=$TABLEE_LOGS/suites.log failed all
  timeout 1800 ctest --test-dir build/native-debug --schedule-random --output-on-failure --no-tests=error \
    -LE 'fuzz|browser' "$@" >"$log" 2>&1 || true
  sed -n '/^ *[0-9]* - .*Failed\|^[0-9]*% tests/p' "$log"
  # "98% tests passed, 6 tests failed out of 377"
  read -r failed all < <(sed -n 's/^[0-9]*% tests passed, \([0-9]*\) tests failed out of \([0-9]*\)/\1 \2/p' "$log") || true
  if [ -z "${all:-}" ]; then
    tail -n 30 "$log"
    return 1
  fi
  counted "$((all - failed))" "$failed"
  [ "$failed" -eq 0 ] || STAGE_NOTES+=("$(sed -n '/^The following tests FAILED/,$p' "$log" | head -n 20)"
    "again: ctest --test-dir build/native-debug --output-on-failure --rerun-failed" "$(grep -B 2 -A 12 'FAILED:' "$log" | head -n 60)")
  echo "-- slowest first"
  sed -n 's/^.*Test *#[0-9]*: \(.*[^.]\) *\.*.* \([0-9.]* sec\)$/\2 \1/p' "$log" | sort -rn | head -n 12
  return "$((failed > 0))"
}
