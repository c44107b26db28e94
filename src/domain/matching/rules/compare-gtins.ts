/** Digits of a GTIN-14 that name its maker: the shortest company prefix and the digit before it. */
const makerDigits = 8;

/**
 * What two GTINs (fourteen digits) say. Two of the same maker are two items: shades, sizes. Two of
 * different makers may be one item that is numbered anew for another country.
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
