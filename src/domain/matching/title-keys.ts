import { hashText } from './posting-lists';
import type { Title } from './read-title';
import type { WordKind } from './word-kind';

/** How well a word tells a product from others of its brand; the best are kept. */
const tellingOrder: readonly WordKind[] = [
  'name',
  'number',
  'variant',
  'active',
  'part',
  'grade',
  'praise',
  'form',
  'audience',
];
const mostKept = 3;

/** A brand and a word of the name. */
export function wordKey(brand: string, stem: string): number {
  return hashText(stem, hashText(brand));
}

/** The stems that a product is found by, the most telling first. */
export function tellingStems({ words }: Title): string[] {
  const kept = new Set<string>();
  for (const kind of tellingOrder) {
    for (const word of words) {
      if (kept.size === mostKept) return [...kept];
      if (word.kind === kind && !word.aside) kept.add(word.stem);
    }
  }
  return [...kept];
}

/** The whole name in any order of its words: finds the same name under another brand. */
export function nameKey({ words }: Title): number {
  const stems = words.filter(({ kind }) => kind !== 'filler').map(({ stem }) => stem);
  return hashText(stems.toSorted().join(' '), 1);
}

/** A GTIN of fourteen digits. */
export function gtinKey(gtin: string): number {
  return hashText(gtin, 2);
}
