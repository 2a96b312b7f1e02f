#!/bin/sh
# The letters of English text, cut out of the typefaces into src/web/styles/fonts/: two thirds of the weight of their Latin.
# To be run again when the typefaces or the characters in `src/web/styles/fonts.css` change.
# Needs fonttools with brotli: `pip install fonttools brotli`.
set -e
cd "$(dirname "$0")/../.."
for face in \
  @fontsource-variable/besley/files/besley-latin-wght-normal \
  @fontsource/besley/files/besley-latin-400-italic \
  @fontsource-variable/figtree/files/figtree-latin-wght-normal \
  @fontsource-variable/figtree/files/figtree-latin-wght-italic; do
  pyftsubset "node_modules/$face.woff2" \
    --unicodes=U+20-7E,U+A0,U+A9,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026 \
    --layout-features=calt,ccmp,kern,liga,mark,rvrn,tnum --name-IDs='*' --flavor=woff2 \
    --output-file="src/web/styles/fonts/$(basename "$face" | sed s/latin/english/).woff2"
done
