# shellcheck shell=bash
# The three engines of the end-to-end tests (Chromium, Firefox, WebKit) and a virtual screen.

BROWSER_PACKAGES=(chromium firefox-esr webkit2gtk-driver xvfb xauth libegl1 libgl1 libgl1-mesa-dri fonts-dejavu-core)

# Chromium's headless shell: a page costs half as much as in the whole browser, and behaves the same.
BARE_CHROMIUM=chromium-headless-shell

browsers_ensure() {
  if ! { { have chromium || have google-chrome; } && have firefox-esr && have WebKitWebDriver && have Xvfb; }; then
    apt_ensure "driving real browsers" "${BROWSER_PACKAGES[@]}" || return 1
  fi
  if ! have "$BARE_CHROMIUM" && [ "$(id -u)" -eq 0 ] && apt-cache show "$BARE_CHROMIUM" >/dev/null 2>&1; then
    apt_ensure "driving pages of Chromium's engine alone" "$BARE_CHROMIUM" || true
  fi
}
