# shellcheck shell=bash
# The three engines that the journeys drive: Chromium, Firefox, WebKit, and a screen that nobody looks at.

BROWSER_PACKAGES=(chromium firefox-esr webkit2gtk-driver xvfb xauth libegl1 libgl1 libgl1-mesa-dri fonts-dejavu-core)

browsers_ensure() {
  # Chromium's engine alone, where it can be had: a page costs half of one in the whole browser.
  have chromium-headless-shell || apt_ensure "driving pages of Chromium's engine alone" chromium-headless-shell || true
  if { have chromium || have google-chrome; } && have firefox-esr && have WebKitWebDriver && have Xvfb; then return 0; fi
  apt_ensure "driving real browsers" "${BROWSER_PACKAGES[@]}"
}
