type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A growable numeric list in typed arrays, which the garbage collector does not scan. */
export interface GrowableColumn<Column extends Numbers> {
  push(value: number): void;
  at(index: number): number;
  readonly length: number;
  /** The values so far; invalid after the next push. */
  values(): Column;
}

function growableColumn<Column extends Numbers>(
  bytesEach: number,
  view: (buffer: ArrayBuffer) => Column,
): GrowableColumn<Column> {
  let column = view(new ArrayBuffer(1_024 * bytesEach));
  let used = 0;
  return {
    push(value) {
      if (used === column.length) column = view(column.buffer.transfer(column.byteLength * 2));
      column[used++] = value;
    },
    at: (index) => column[index]!,
    get length() {
      return used;
    },
    values: () => view(column.buffer.slice(0, used * bytesEach)),
  };
}

export const growableUint16Column = () => growableColumn(2, (buffer) => new Uint16Array(buffer));
export const growableUint32Column = () => growableColumn(4, (buffer) => new Uint32Array(buffer));
export const growableFloat64Column = () => growableColumn(8, (buffer) => new Float64Array(buffer));
