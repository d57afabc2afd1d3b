# shellcheck shell=bash
# Runs Orca, a real screen reader, on a virtual screen for tests/screen_reader, with a speech dispatcher, a window manager and key
# presses.

SCREEN_READER_PACKAGES=(orca at-spi2-core python3-pyatspi gir1.2-atspi-2.0 gir1.2-wnck-3.0 libatk-adaptor speech-dispatcher python3-speechd
  dbus-daemon xvfb xdotool openbox firefox-esr)

screen_reader_ensure() {
  local name
  for name in orca speech-dispatcher dbus-daemon Xvfb xdotool openbox firefox-esr; do
    have "$name" || break
  done
  if have "$name" && [ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]; then return 0; fi
  apt_ensure "listening to a screen reader" "${SCREEN_READER_PACKAGES[@]}"
}

screen_reader_stage() {
  local log=$TABLEE_LOGS/screen_reader.log status=0
  if [ ${#ONLY[@]} -eq 0 ] && [ -z "${TABLEE_SOAK:-}" ]; then
    have orca || skip "no Orca here; scripts/test --only screen_reader installs it" || return
  fi
  screen_reader_ensure || skip "Orca and what it needs are not here" || return
  browsers_ensure || return 1
  npm_ensure puppeteer-core || return 1
  [ -e dist/index.html ] || scripts/build web-release dist || return 1
  timeout "$([ -z "${TABLEE_SOAK:-}" ] && echo 900 || echo 7200)" node --test --test-force-exit --test-concurrency=1 --test-reporter=tap tests/screen_reader/*.test.mjs >"$log" 2>&1 || status=$?
  grep -E '^ *(not ok|ok|#)' "$log" | tail -n 40
  [ "$status" -eq 0 ] || tail -n 80 "$log"
  counted_tap "$log"
  return "$status"
}
