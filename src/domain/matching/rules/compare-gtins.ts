/**
 * Digits of a GTIN-14 that identify the maker: the shortest company prefix and the digit before it.
 */
const makerDigits = 8;

/**
 * Compares two GTINs (fourteen digits). Different numbers of one maker are different items: shades,
 * sizes. Numbers of different makers may be one item renumbered for another country.
 */
export function compareGtins(
  one: string | null,
  other: string | null,
): 'same' | 'other of the same maker' | 'nothing' {
  if (!one || !other) return 'nothing';
  if (one === other) return 'same';
  const isSameMaker = one.slice(0, makerDigits) === other.slice(0, makerDigits);
  return isSameMaker ? 'other of the same maker' : 'nothing';
}
