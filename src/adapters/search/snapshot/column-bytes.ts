type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const columnTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
type ColumnType = keyof typeof columnTypes;

/** Typed arrays need it to be read in place. */
const alignment = 8;
const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;

/** What stands for a typed array in the description: its type, offset in bytes and length. */
interface ColumnPlace {
  $column: [type: ColumnType, offset: number, length: number];
}

interface MapEntries {
  $map: unknown[];
}

/**
 * Nested objects, arrays and maps as a list of byte chunks: the length of a description in JSON, the description, and every
 * typed array as it is in memory. Only the typed arrays of `changing` are copied.
 */
export function toColumnBytes(fixed: object, changing: object = {}): Uint8Array[] {
  const columns: Column[] = [];
  let offset = 0;

  function place(column: Column): ColumnPlace {
    const $column: ColumnPlace['$column'] = [typeOf(column), offset, column.length];
    columns.push(column);
    offset += aligned(column.byteLength);
    return { $column };
  }

  function describe(part: unknown, copy: boolean): unknown {
    if (isColumn(part)) return place(copy ? part.slice() : part);
    if (part instanceof Map) return { $map: [...part] } satisfies MapEntries;
    // Also fills the holes of sparse lists.
    if (Array.isArray(part)) return Array.from(part, (own) => describe(own, copy));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, own]) => [key, describe(own, copy)]));
  }

  const described = Object.assign({}, describe(fixed, false), describe(changing, true));
  const description = new TextEncoder().encode(JSON.stringify(described));
  const chunks: Uint8Array[] = [];
  const add = (bytes: Uint8Array) => {
    chunks.push(bytes, new Uint8Array(aligned(bytes.byteLength) - bytes.byteLength));
  };
  add(new Uint8Array(Uint32Array.of(description.byteLength).buffer));
  add(description);
  for (const { buffer, byteOffset, byteLength } of columns) {
    add(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return chunks.filter(({ byteLength }) => byteLength > 0);
}

/** The value of `toColumnBytes`, which starts at `from`. Its typed arrays are views of the buffer. */
export function fromColumnBytes(buffer: ArrayBuffer, from: number): unknown {
  const [length = 0] = new Uint32Array(buffer, from, 1);
  const description = new Uint8Array(buffer, from + alignment, length);
  const columnsFrom = from + alignment + aligned(length);

  function restore(part: unknown): unknown {
    if (Array.isArray(part)) {
      // Long lists of words and numbers are left as they are.
      return part.some((own) => typeof own === 'object') ? part.map(restore) : part;
    }
    if (typeof part !== 'object') return part;
    // A hole in a sparse list.
    if (part === null) return undefined;
    if (isColumnPlace(part)) {
      const [type, offset, count] = part.$column;
      return new columnTypes[type](buffer, columnsFrom + offset, count);
    }
    if (isMapEntries(part)) return new Map(part.$map);
    return Object.fromEntries(Object.entries(part).map(([key, own]) => [key, restore(own)]));
  }

  return restore(JSON.parse(new TextDecoder().decode(description)));
}

const isColumn = (part: unknown): part is Column =>
  Object.values(columnTypes).some((type) => part instanceof type);

function typeOf(column: Column): ColumnType {
  if (column instanceof Uint8Array) return 'Uint8Array';
  if (column instanceof Uint16Array) return 'Uint16Array';
  return column instanceof Uint32Array ? 'Uint32Array' : 'Float64Array';
}

const isColumnPlace = (part: object): part is ColumnPlace => '$column' in part;
const isMapEntries = (part: object): part is { $map: [unknown, unknown][] } => '$map' in part;
