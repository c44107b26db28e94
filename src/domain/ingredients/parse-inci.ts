import type { Ingredient } from '../catalog/catalog-source';
import { knownIngredients } from './ingredient-dictionary';
import { splitInci } from './split-inci';

export interface LabelIngredient {
  /** The dictionary's name, or the label's if unknown. */
  name: string;
  isKnown: boolean;
  /** As stated on the label; null: not stated. */
  percent: number | null;
  /** Contained only in some shades. */
  mayContain: boolean;
}

/** Finds an ingredient by any of its names. */
export type IngredientLookup = (name: string) => string | null;

/** A lookup that ignores case, accents and punctuation. */
export function createIngredientLookup(dictionary: readonly Ingredient[]): IngredientLookup {
  const byKey = new Map<string, string>();
  const add = (name: string, inciName: string) => {
    const key = keyOf(name);
    if (!byKey.has(key)) byKey.set(key, inciName);
  };
  // An ingredient's own name wins over another's synonym.
  for (const { inciName } of dictionary) add(inciName, inciName);
  for (const { inciName, synonyms } of dictionary) {
    for (const synonym of synonyms) add(synonym, inciName);
  }
  return (name) => byKey.get(keyOf(name)) ?? null;
}

const ourLookup = createIngredientLookup(knownIngredients);

/** Parses the list on a label into unique ingredients, in label order. */
export function parseInci(text: string, lookup: IngredientLookup = ourLookup): LabelIngredient[] {
  const found = new Map<string, LabelIngredient>();
  for (const { text: written, mayContain } of splitInci(text)) {
    const read = lookup === ourLookup ? readCachedName(written) : readName(written, lookup);
    if (!read || found.has(read.key)) continue;
    const { name, isKnown, percent } = read;
    found.set(read.key, { name, isKnown, percent, mayContain });
  }
  return [...found.values()];
}

interface ReadName extends Omit<LabelIngredient, 'mayContain'> {
  /** Equal for the same ingredient. */
  key: string;
}

/** Labels repeat the same few thousand names. */
const nameCache = new Map<string, ReadName | null>();
const maxCachedNames = 10_000;

function readCachedName(written: string): ReadName | null {
  let read = nameCache.get(written);
  if (read === undefined) {
    read = readName(written, ourLookup);
    if (nameCache.size >= maxCachedNames) nameCache.clear();
    nameCache.set(written, read);
  }
  return read;
}

/** Reads one name on a label; null: not a name. */
function readName(written: string, lookup: IngredientLookup): ReadName | null {
  const { bare, percent } = takePercent(written);
  const name = bare.replace(/^[-–—·:]+|(?<![-–—·:])[-–—·:]+$/g, '').trim();
  if (!/\p{L}/u.test(name)) return null;
  const known = findKnown(name, lookup);
  const called = known ?? name.replace(/(?<!denat)\.$/i, '');
  return { name: called, isKnown: known !== null, percent, key: keyOf(called) };
}

function findKnown(written: string, lookup: IngredientLookup): string | null {
  const outside = written.replace(/[([{][^)\]}]*[)\]}]?/g, ' ');
  const inside = [...written.matchAll(/[([{]([^)\]}]*)/g)].map(([, content = '']) => content);
  return (
    lookup(written) ??
    lookup(outside) ??
    sameByAllNames(outside, lookup) ??
    sameByAllNames(written.replace(/[()[\]{}]/g, '/'), lookup) ??
    inside.map(lookup).find((known) => known !== null) ??
    null
  );
}

/**
 * 'Water/Aqua/Eau' is one ingredient with three names; 'Caprylic/Capric Triglyceride' is one name.
 */
function sameByAllNames(written: string, lookup: IngredientLookup): string | null {
  const parts = written.split(/[/\\]/).filter((part) => part.trim() !== '');
  const names = parts.map(lookup);
  const [first] = names;
  return parts.length > 1 && first && names.every((name) => name === first) ? first : null;
}

function takePercent(written: string): { bare: string; percent: number | null } {
  const pattern = /[([]? ?(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?) ?% ?(?:w\/[wv])? ?[)\]]?/;
  const [, amount] = pattern.exec(written) ?? [];
  const value = amount === undefined ? Number.NaN : Number(amount.replace(',', '.'));
  const bare = amount === undefined ? written : written.replace(pattern, ' ');
  return {
    bare: bare.replace(/\s+/g, ' ').trim(),
    percent: value > 0 && value <= 100 ? value : null,
  };
}

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
