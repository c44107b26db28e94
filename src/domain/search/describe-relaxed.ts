import { inSentence } from './in-sentence';
import type { DroppedPart } from './search-index';
import { widerType } from './substitutes';
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
  spf: 'with any SPF or none',
  rating: 'with any rating',
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
  ['rating', 'with'],
  ['without', 'without'],
  ['not', ''],
  ['sale', ''],
  ['price', ''],
];

/**
 * Says what was dropped from a search text and what is shown instead, such as "No exact match. Showing
 * vitamin C serums at any price.", or what else is shown because few products match; null when
 * everything matched.
 */
export function describeRelaxed(
  text: string,
  understood: readonly QueryPart[],
  dropped: readonly DroppedPart[],
  loosened: readonly DroppedPart[] = [],
): string | null {
  const firm = understood.flatMap((part) => {
    if (!loosened.includes(part)) return [part];
    const wider = widerType(part.slot);
    return wider ? [{ ...part, ...wider }] : [];
  });
  if (dropped.length === 0) {
    if (loosened.length === 0) return null;
    return `Few exact matches. They come first, followed by other ${describeParts(firm)}.`;
  }
  const textOf = ({ slot }: DroppedPart) => (slot ? relaxedTexts[slot.kind] : undefined);
  const unmatched = dropped.filter((part) => !textOf(part)).toSorted((a, b) => a.from - b.from);
  const ignored = new Set(
    joinNeighbors(text, unmatched).map(
      ({ from, to }) => `“${text.slice(from, to).replaceAll('"', '').trim()}”`,
    ),
  );
  const relaxed = new Set(dropped.flatMap((part) => textOf(part) ?? []));
  const missing = ignored.size === 0 ? '' : ` for ${joinWithAnd([...ignored])}`;
  const found =
    firm.length === 0 && relaxed.size === 0 ? describeWords(text, dropped) : describeParts(firm);
  return `No exact match${missing}. Showing ${[found, ...relaxed].join(' ')}.`;
}

/** Plain words beside each other are quoted together: “1 inch”. */
function joinNeighbors(text: string, parts: readonly DroppedPart[]): DroppedPart[] {
  const joined: DroppedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isNext =
      last?.slot === null && part.slot === null && text.slice(last.to, part.from).trim() === '';
    if (isNext) joined.splice(-1, 1, { ...last, to: part.to });
    else joined.push(part);
  }
  return joined;
}

/** What is found by words alone: those that were kept. */
function describeWords(text: string, dropped: readonly DroppedPart[]): string {
  const kept = dropped
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  const words = kept.replaceAll('"', '').trim().replaceAll(/\s+/g, ' ');
  return words === '' ? 'all products' : `results for “${words}”`;
}

/** The parts as one phrase: 'vegan vitamin C serums for acne under $20'. */
function describeParts(parts: readonly QueryPart[]): string {
  const labelsOf = (kind: Kind) =>
    parts.filter(({ slot }) => slot.kind === kind).map(({ label }) => wordingOf(kind, label));
  const noun = nouns.flatMap(labelsOf).at(0) ?? 'products';
  const after = additions.flatMap(([kind, word]) => {
    const labels = labelsOf(kind).filter((label) => !isFreeOf(label));
    const joined = joinWithAnd(labels.map((label) => withoutPrefix(label, word)));
    return labels.length === 0 ? [] : `${word} ${joined}`.trim();
  });
  const before = [...labelsOf('without').filter(isFreeOf), ...adjectives.flatMap(labelsOf)];
  return [...before, noun, ...after].join(' ');
}

/** A label as part of the sentence: 'Nail Tools' are nail tools, 'Not waterproof' is 'that are not waterproof'. */
function wordingOf(kind: Kind, label: string): string {
  if (kind === 'brand') return label;
  if (kind === 'category') return label.split(' ').map(inSentence).join(' ');
  const wording = inSentence(label);
  return kind === 'not'
    ? wording.replace(/^no /, 'without ').replace(/^not /, 'that are not ')
    : wording;
}

/** An exclusion that is an adjective, such as 'fragrance-free'; others are 'no parabens'. */
function isFreeOf(label: string): boolean {
  return label.endsWith('-free');
}

/** A label may already begin with the joining word, or with 'no' in place of 'without'. */
function withoutPrefix(label: string, word: string): string {
  const prefixes = word === 'without' ? ['without ', 'no '] : [`${word} `];
  const prefix = prefixes.find((text) => word !== '' && label.startsWith(text));
  return label.slice(prefix?.length ?? 0);
}

function joinWithAnd(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
