type Value = string | number | null | undefined;

const separator = '|';
const trailingSeparators = /\|+$/;

/**
 * Values as one string, for the data of a page: it is sent as text next to the same values as markup, and a string
 * takes less room and is read faster than an object. What is null or missing is empty.
 */
export function packValues(values: readonly Value[]): string {
  return values
    .map((value) => escapeSeparator(String(value ?? '')))
    .join(separator)
    .replace(trailingSeparators, '');
}

/** The values as they were packed; those after the last one are missing. */
export function unpackValues(packed: string): string[] {
  return packed.split(separator).map(unescapeSeparator);
}

/** Feeds may use any character in names. */
function escapeSeparator(value: string): string {
  return /[|~]/.test(value) ? value.replaceAll('~', '~0').replaceAll(separator, '~1') : value;
}

function unescapeSeparator(value: string): string {
  return value.includes('~') ? value.replaceAll('~1', separator).replaceAll('~0', '~') : value;
}
