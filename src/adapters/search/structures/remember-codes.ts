/** Computes the number of each code below `count` only once; computing it takes longer than a look into an array. */
export function rememberCodes(
  count: number,
  numberOf: (code: number) => number,
): (code: number) => number {
  /** One more than the number. */
  const known = new Uint32Array(count);
  return (code) => {
    if (known[code] === 0) known[code] = numberOf(code) + 1;
    return known[code]! - 1;
  };
}
