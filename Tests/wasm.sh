#!/bin/bash
# Compiles Forms and FormsJSON as Embedded Swift for wasm32, so that a browser can judge by the same rules, and says
# how large they are. Where node and a linker for wasm are there, a register form is also judged in it; with CI=true
# they must be there.
#
#     Tests/wasm.sh
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# The settings of Package.swift, and what the target needs.
flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -Xfrontend -disable-stack-protector
  -wmo -parse-as-library -Osize
  -package-name nextfield -swift-version 6 -warnings-as-errors
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature NonisolatedNonsendingByDefault
)

compile() {
  local module=$1
  shift
  local sources=()
  mapfile -d '' -t sources < <(find "Sources/$module" -name '*.swift' -print0 | sort -z)
  swiftc "${flags[@]}" -module-name "$module" -I "$out" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c "${sources[@]}" -o "$out/$module.o" "$@"
  echo "$module.o: $(stat -c %s "$out/$module.o") bytes"
}

compile Forms -strict-memory-safety
compile FormsJSON -strict-memory-safety

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
tables=$toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
if ! command -v node >/dev/null || [[ ! -x $toolchain/bin/wasm-ld || ! -x $toolchain/bin/clang || ! -f $tables ]]; then
  echo "compiled; not linked, for want of node or of a linker for wasm"
  [[ ${CI:-} != true ]] || exit 1
  exit 0
fi

swiftc "${flags[@]}" -enable-experimental-feature Extern -module-name Entry -I "$out" \
  -c Tests/wasm/Entry.swift -o "$out/Entry.o"
"$toolchain/bin/clang" --target=wasm32-unknown-none-wasm -O2 -fno-builtin -nostdlib \
  -c Tests/wasm/runtime.c -o "$out/runtime.o"
"$toolchain/bin/wasm-ld" --no-entry --export=allocate --export=judge --export=answer --gc-sections -O3 --strip-all \
  "$out/Forms.o" "$out/FormsJSON.o" "$out/Entry.o" "$out/runtime.o" "$tables" -o "$out/forms.wasm"
echo "forms.wasm: $(stat -c %s "$out/forms.wasm") bytes, $(gzip -9c "$out/forms.wasm" | wc -c) gzipped"
node Tests/wasm/judge.mjs "$out/forms.wasm"
