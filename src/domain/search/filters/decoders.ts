import type { DecodeContext, FilterName } from './filter';

/** Reads one of a few fixed texts. */
export function oneOf<const T extends readonly string[]>(known: T) {
  return (text: string): T[number] | undefined => known.find((value) => value === text);
}

/** Reads a number with at most two decimals. */
export function numberBetween(min: number, max: number) {
  return (text: string): number | undefined => {
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
  };
}

/** Reads a switch. */
export function onOrOff(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}

const maxListedSlugs = 100;
export const slugListLimit = `up to ${maxListedSlugs}`;

function entriesOf(text: string): Set<string> {
  const entries = new Set(text.split(',').map((entry) => entry.trim()));
  entries.delete('');
  return entries;
}

/** The entries that name nothing. */
export function unknownEntries(filter: FilterName) {
  return (text: string, { slugOf }: DecodeContext): string[] =>
    [...entriesOf(text)].slice(0, maxListedSlugs).filter((entry) => !slugOf(filter, entry));
}

/** Reads slugs or names, separated by commas. */
export function slugList(filter: FilterName) {
  return (text: string, { slugOf }: DecodeContext): string[] | undefined => {
    const texts = entriesOf(text);
    if (texts.size > maxListedSlugs) return undefined;
    const slugs = [...texts].flatMap((entry) => slugOf(filter, entry) ?? []);
    return slugs.length === texts.size ? [...new Set(slugs)] : undefined;
  };
}

/** Accepts any text that looks like a slug. */
export function anySlug(_filter: FilterName, text: string): string | undefined {
  return /^[a-z0-9-]{1,80}$/.test(text) ? text : undefined;
}
