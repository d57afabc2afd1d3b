# shellcheck shell=bash
# Debian packages: which may be installed on the machine, and a private apt that changes nothing on it.

# apt_ensure WHAT_FOR PACKAGE...: installs the missing ones if possible; else returns 1 after one sentence that explains
# it.
apt_ensure() {
  local why=$1 missing=() name
  shift
  have dpkg-query || {
    say "$why needs these programs, please install them: $*."
    return 1
  }
  for name in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ] || ! have apt-get; then
    say "$why needs packages that only root can install: apt-get install ${missing[*]}"
    return 1
  fi
  say "installing ${missing[*]} ($why)"
  quietly apt-install alone apt apt_install_now "${missing[@]}" || {
    say "$why needs ${missing[*]}, which could not be installed (build/logs/apt-install.log)."
    return 1
  }
}

apt_install_now() {
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y --no-install-recommends "$@" && return 0
  apt-get update && apt-get install -y --no-install-recommends "$@"
}

# The archives that this machine uses for its Debian release, one a line.
apt_sites() {
  if [ -n "${TABLEE_DEBIAN_MIRROR:-}" ]; then
    printf '%s\n' "$TABLEE_DEBIAN_MIRROR"
    return
  fi
  have apt-get || return 0
  local codename
  # shellcheck source=/dev/null
  codename=$(. /etc/os-release 2>/dev/null && [ "${ID:-}" = debian ] && printf '%s' "${VERSION_CODENAME:-}") || return 0
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(SITE) $(RELEASE)' 2>/dev/null |
    awk -v want="$codename" '$2 == want && !seen[$1]++ { print $1 }'
}

# private_apt FOLDER LINE...: sets up a separate apt in FOLDER with these sources ("deb trixie", "deb-src sid")
# and writes FOLDER/apt.conf, to be used as APT_CONFIG=FOLDER/apt.conf apt-get ...
private_apt() {
  local folder=$1 site line
  shift
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
  : >"$folder/status"
  cat >"$folder/apt.conf" <<CONF
Dir::Etc::SourceList "$folder/sources.list";
Dir::Etc::SourceParts "-";
Dir::Etc::Preferences "-";
Dir::Etc::PreferencesParts "-";
Dir::State "$folder";
Dir::State::Lists "$folder/lists";
Dir::State::status "$folder/status";
Dir::Cache "$folder/cache";
APT::Install-Recommends "false";
APT::Sandbox::User "$(id -un)";
APT::Update::Error-Mode "any";
Acquire::Languages "none";
Acquire::Retries "2";
Debug::NoLocking "true";
CONF
  while read -r site; do
    : >"$folder/sources.list"
    for line in "$@"; do
      printf '%s %s %s main\n' "${line% *}" "$site" "${line#* }" >>"$folder/sources.list"
    done
    APT_CONFIG=$folder/apt.conf apt-get -q update && return 0
  done < <(apt_sites)
  return 1
}
