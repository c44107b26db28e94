type Column = Uint8Array | Uint32Array | Int32Array | Float64Array;

/** So much room is kept free: growing by half would leave a sixth of a large catalogue's memory empty. */
const headroom = 1.25;
const least = 1 << 10;

/** A column with room for so many, and what it held; the same one if it has room already. */
export function withRoom<Some extends Column>(column: Some, needed: number): Some;
export function withRoom(column: Column, needed: number): Column {
  if (needed <= column.length) return column;
  const length = Math.max(needed, least, Math.ceil(column.length * headroom));
  if (column instanceof Uint8Array) return filled(new Uint8Array(length), column);
  if (column instanceof Uint32Array) return filled(new Uint32Array(length), column);
  if (column instanceof Int32Array) return filled(new Int32Array(length), column);
  return filled(new Float64Array(length), column);
}

function filled<Some extends Column>(grown: Some, column: Some): Some {
  grown.set(column);
  return grown;
}
