"""Widens the space of Archivo and takes it out of the kerning: after "k", "K" and "1" words ran together.

Run by hand after subset-font.mjs: `pip install fonttools brotli && python scripts/widen-space.py app/fonts/archivo.woff2`.
"""

import sys

from fontTools.ttLib import TTFont

#: In thousandths of the size; Archivo has 200.
SPACE = 240

path = sys.argv[1]
font = TTFont(path)
for lookup in font["GPOS"].table.LookupList.Lookup:
    for subtable in lookup.SubTable:
        pairs = getattr(subtable, "ExtSubTable", subtable)
        if pairs.LookupType != 2 or pairs.Format != 1:
            continue
        for first, pair_set in zip(pairs.Coverage.glyphs, pairs.PairSet):
            pair_set.PairValueRecord = [
                pair
                for pair in pair_set.PairValueRecord
                if "space" not in (first, pair.SecondGlyph)
            ]
            pair_set.PairValueCount = len(pair_set.PairValueRecord)
for glyph in ("space", "uni00A0"):
    font["hmtx"][glyph] = (SPACE, 0)
font.save(path)
