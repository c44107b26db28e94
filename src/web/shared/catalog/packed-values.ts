type Value = string | number | null | undefined;

const separator = '|';

/**
 * Values as one string, for the data of a page: it is sent as text next to the same values as markup, and a string
 * takes less room and is read faster than an object. What is null or missing is empty, and left out at the end.
 */
export function packValues(values: readonly Value[]): string {
  const last = values.findLastIndex((value) => (value ?? '') !== '');
  return values
    .slice(0, last + 1)
    .map(packValue)
    .join(separator);
}

/** Values in front of others that are packed already. */
export function packInFront(values: readonly Value[], packed: string): string {
  return [...values.map(packValue), packed].join(separator);
}

/** The values as they were packed; those after the last one are missing. */
export function unpackValues(packed: string): string[] {
  const values = packed.split(separator);
  return packed.includes('~') ? values.map(unescapeSeparator) : values;
}

/** Feeds may use any character in names. */
function packValue(value: Value): string {
  if (typeof value !== 'string') return String(value ?? '');
  return /[|~]/.test(value) ? value.replaceAll('~', '~0').replaceAll(separator, '~1') : value;
}

function unescapeSeparator(value: string): string {
  return value.replaceAll('~1', separator).replaceAll('~0', '~');
}
