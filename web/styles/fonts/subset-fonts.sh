#!/bin/sh
# Builds the three font files of the shop from the packages named in README.md.
# Usage: subset-fonts.sh <node_modules with the packages>   (needs fonttools and brotli for Python)
set -eu
from="$1/@fontsource-variable"
here="$(cd "$(dirname "$0")" && pwd)"
work="$(mktemp -d)"
trap 'rm -r "$work"' EXIT

text='U+0020-007E,U+00A0-00FF,U+0131,U+0152,U+0153,U+2013,U+2014,U+2018-201E,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2190,U+2192,U+2212'
headings='U+0020-007E,U+00A0,U+00B0,U+00B7,U+00C0-00FF,U+2013,U+2014,U+2018-201D,U+2026'
# With the letters of German and French, because units and counts have words: "8 étapes", "20 Stück".
figures='U+0020-007E,U+00A0,U+00B0,U+00B1,U+00B7,U+00C0,U+00C4,U+00C7-00CA,U+00CE,U+00D6,U+00D7,U+00DC,U+00DF,U+00E0,U+00E2,U+00E4,U+00E7-00EB,U+00EE,U+00EF,U+00F4,U+00F6,U+00F9,U+00FB,U+00FC,U+0153,U+2013,U+2019,U+202F,U+2026,U+2212'

# make <source file> <result> <characters> <axis limits...>
make() {
  source="$1"; result="$2"; characters="$3"; shift 3
  fonttools varLib.instancer "$from/$source" "$@" -o "$work/limited.ttf" --quiet
  pyftsubset "$work/limited.ttf" --unicodes="$characters" --flavor=woff2 \
    --layout-features='kern' \
    --no-hinting --desubroutinize --output-file="$here/$result"
}

make archivo/files/archivo-latin-wdth-normal.woff2 archivo.woff2 "$headings" wght=780 wdth=108:122
make instrument-sans/files/instrument-sans-latin-wght-normal.woff2 instrument-sans.woff2 "$text" wght=400:700
make martian-mono/files/martian-mono-latin-wdth-normal.woff2 martian-mono.woff2 "$figures" wght=620 wdth=77
