/** The kerning between two glyphs in font units; 0 for unknown glyphs. */
export type KerningTable = (left: number, right: number) => number;

/** Measures every pair once into a typed array: a Map of all pairs would burden the garbage collector. */
export function tabulateKerning(glyphs: Iterable<number>, measure: KerningTable): KerningTable {
  const known = [...new Set(glyphs)];
  const places = new Uint16Array(Math.max(0, ...known) + 1);
  // Place 0 is for unknown glyphs.
  known.forEach((glyph, index) => {
    places[glyph] = index + 1;
  });
  const row = known.length + 1;
  const values = new Int16Array(row * row);
  for (const left of known) {
    for (const right of known) {
      values[places[left]! * row + places[right]!] = measure(left, right);
    }
  }
  return (left, right) => values[(places[left] ?? 0) * row + (places[right] ?? 0)]!;
}
