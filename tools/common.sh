# What the tools share; read by them with `.`

stop() {
    echo "trunkline: $1" >&2
    exit 1
}

debian() {
    # Install Debian packages where that is ours to do; otherwise say how.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $* (Debian)"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@" >/dev/null
    else
        stop "missing: $*. On Debian: sudo apt-get install $*"
    fi
}
