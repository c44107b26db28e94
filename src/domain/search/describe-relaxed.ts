import { inSentence } from './in-sentence';
import type { DroppedPart } from './search-index';
import type { QueryPart, QuerySlot } from './understand/understood-query';

type Kind = QuerySlot['kind'];

/** How results differ once a part was dropped; the words of other parts are quoted. */
const relaxedTexts: Partial<Record<Kind, string>> = {
  price: 'at any price',
  'price-level': 'at any price',
  size: 'in any size',
  'travel-size': 'in any size',
  brand: 'from any brand',
  shade: 'in any shade',
  finish: 'in any finish',
  form: 'in any form',
  spf: 'with any SPF',
  sale: 'at regular prices too',
};

/** Parts that stand before the noun, such as 'vegan' and 'vitamin C'. */
const adjectives: readonly Kind[] = ['brand', 'claim', 'shade', 'finish', 'form', 'ingredient'];
const nouns: readonly Kind[] = ['type', 'category'];
/** Parts that stand after the noun, and the word that joins them. */
const additions: readonly [Kind, string][] = [
  ['concern', 'for'],
  ['skin', 'for'],
  ['hair', 'for'],
  ['audience', 'for'],
  ['size', 'in'],
  ['spf', 'with'],
  ['without', 'without'],
  ['sale', ''],
  ['price', ''],
];

/**
 * Says what was dropped from a search text and what is shown instead, such as "No exact match. Showing
 * vitamin C serums at any price."; null when everything matched.
 */
export function describeRelaxed(
  text: string,
  understood: readonly QueryPart[],
  dropped: readonly DroppedPart[],
): string | null {
  if (dropped.length === 0) return null;
  const textOf = ({ slot }: DroppedPart) => (slot ? relaxedTexts[slot.kind] : undefined);
  const ignored = new Set(
    dropped
      .filter((part) => !textOf(part))
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, to }) => `“${text.slice(from, to).replaceAll('"', '').trim()}”`),
  );
  const relaxed = new Set(dropped.flatMap((part) => textOf(part) ?? []));
  const missing = ignored.size === 0 ? '' : ` for ${joinWithAnd([...ignored])}`;
  return `No exact match${missing}. Showing ${[describeParts(understood), ...relaxed].join(' ')}.`;
}

/** The parts as one phrase: 'vegan vitamin C serums for acne under $20'. */
function describeParts(parts: readonly QueryPart[]): string {
  const labelsOf = (kind: Kind) =>
    parts
      .filter(({ slot }) => slot.kind === kind)
      .map(({ label }) => (kind === 'brand' ? label : inSentence(label)));
  const noun = nouns.flatMap(labelsOf).at(0) ?? 'products';
  const after = additions.flatMap(([kind, word]) => {
    const labels = labelsOf(kind).map((label) => withoutPrefix(label, word));
    return labels.length === 0 ? [] : `${word} ${joinWithAnd(labels)}`.trim();
  });
  return [...adjectives.flatMap(labelsOf), noun, ...after].join(' ');
}

/** A label may already begin with the joining word. */
function withoutPrefix(label: string, word: string): string {
  return word !== '' && label.startsWith(`${word} `) ? label.slice(word.length + 1) : label;
}

function joinWithAnd(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
