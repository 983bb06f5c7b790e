# What ./play and ./test share: installing what is missing, and calling Maven. Sourced, not run.

say() {
  printf '%s\n' "$*" >&2
}

# Where java and javac are, as Maven sees it: a folder with its slash, or nothing for PATH.
java_bin() {
  printf '%s' "${JAVA_HOME:+$JAVA_HOME/bin/}"
}

have_jdk() {
  local version
  version=$("$(java_bin)javac" -version 2>&1) || return 1
  version=${version#javac }
  [ "${version%%.*}" -ge 17 ] 2>/dev/null
}

# install PACKAGE...: with Debian's apt-get, as root or through sudo; fails where that may not be.
install() {
  local as_root=() log
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || return 1
    # Without a terminal nobody could type a password, so do not ask for one.
    if [ -t 0 ]; then as_root=(sudo); else as_root=(sudo -n); fi
  fi
  say "Installing with apt-get: $*"
  # Its hundreds of lines are worth reading only where it fails.
  log=$(mktemp)
  if "${as_root[@]}" apt-get update -qq >"$log" 2>&1 &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -qq -y --no-install-recommends "$@" >>"$log" 2>&1; then
    rm -f "$log"
  else
    tail -n 20 "$log" >&2
    rm -f "$log"
    return 1
  fi
}

need_jdk() {
  have_jdk && return
  # Debian 12 has 17; a later one may only have a newer, which does as well.
  install openjdk-17-jdk-headless || install default-jdk-headless || true
  have_jdk && return
  say "A JDK, 17 or newer, is needed and could not be installed here. Please install one, and"
  say "let PATH or JAVA_HOME lead to it. On Debian: apt-get install openjdk-17-jdk-headless"
  exit 1
}

# load_maven: has the wrapper load its Maven, and keeps its output in "words".
load_maven() {
  words=$(./mvnw --version 2>&1)
}

# maven ARGUMENT...: through the wrapper, or a Maven of the system where it cannot load its own.
# After a wrong checksum nothing is built: what was loaded may have been tampered with.
maven() {
  local words tampered=
  if load_maven; then
    ./mvnw "$@"
    return
  fi
  if [[ $words == *"Failed to validate Maven distribution SHA-256"* ]]; then
    tampered=yes
    # Without unzip the wrapper loads a tar file, and compares it with the zip file's checksum.
    if ! command -v unzip >/dev/null && install unzip && load_maven; then
      ./mvnw "$@"
      return
    fi
  fi
  say "The Maven wrapper could not load its Maven:"
  say "$words"
  if [ -n "$tampered" ]; then
    command -v unzip >/dev/null ||
      say "It needs unzip, which could not be installed. On Debian: apt-get install unzip"
    return 1
  fi
  say "Taking the system's Maven."
  if ! command -v mvn >/dev/null && ! install maven; then
    say "No Maven is there either, and it could not be installed. On Debian: apt-get install maven"
    return 1
  fi
  mvn "$@"
}
