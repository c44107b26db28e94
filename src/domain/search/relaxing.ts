import type { QuerySlot } from './understand/understood-query';

/**
 * Parts by importance, the most important first. When nothing matches everything, parts are applied
 * in this order, then the plain words, and what would leave nothing is dropped. Exclusions come
 * first and are never dropped.
 */
const partImportance: readonly QuerySlot['kind'][] = [
  'without',
  'not',
  'spf',
  'type',
  'category',
  'audience',
  'brand',
  'ingredient',
  'sale',
  'price',
  'size',
  'rating',
  'concern',
  'shade',
  'claim',
  'travel-size',
  'hair',
  'skin',
  'form',
  'finish',
];

/** How something is sold matters less than what it is for: without sets against wrinkles, other products against wrinkles. */
const lessImportantTypes: ReadonlySet<string> = new Set(['gift-set', 'discovery-set']);

/** The place of a part among `partImportance`; lower ones are more important. */
export function importanceRank(slot: QuerySlot): number {
  const isLess = slot.kind === 'type' && lessImportantTypes.has(slot.slug);
  return partImportance.indexOf(isLess ? 'shade' : slot.kind);
}

/**
 * Words that filter only beside other words of a name: of the unknown brand "La Roche-Posay", "la" alone says
 * nothing.
 */
export const isFragment = (word: string): boolean => /^\p{L}{1,2}$/u.test(word);

/** Parts that are never dropped. */
export const exclusionParts: ReadonlySet<QuerySlot['kind']> = new Set<QuerySlot['kind']>([
  'without',
  'not',
]);

/**
 * With fewer products, the plain words and then these parts, one kind after the other, only order the
 * results. Never what makes a product wrong: its price, its shade, a missing claim.
 */
export const minExactProducts = 10;
export const loosenedParts: readonly QuerySlot['kind'][] = [
  'finish',
  'form',
  'skin',
  'hair',
  'concern',
];

/**
 * If that is not enough, one of several such parts will do ("AHA BHA peel"), and one of them may be in a wider type: other
 * retinol moisturizers follow the retinol night creams.
 */
export const soughtKind: QuerySlot['kind'] = 'ingredient';

/**
 * Parts that name something. If no product has it, they become wider, turn back into plain words, or give
 * way to what comes nearest.
 */
export const namingParts: ReadonlySet<QuerySlot['kind']> = new Set<QuerySlot['kind']>([
  'type',
  'category',
  'brand',
  'ingredient',
  'audience',
  'concern',
  'shade',
  'claim',
  'hair',
  'skin',
  'form',
  'finish',
]);

/** Parts that give way to what comes nearest when nothing has them beside a more important part. */
export const replaceableParts: ReadonlySet<QuerySlot['kind']> = new Set<QuerySlot['kind']>([
  'type',
  'ingredient',
  'shade',
  'claim',
]);

/** Gives way to a type that has no product with it, nor has the nearest type: without lip balms with SPF, lip balms. */
export const weakerThanType: QuerySlot['kind'] = 'spf';

/** Someone who asks for one of these is not shown what is made for the others. */
export const otherAudiences: Readonly<Record<string, readonly string[]>> = {
  women: ['men', 'kids'],
  men: ['women', 'kids'],
  kids: ['men', 'women'],
  unisex: ['men', 'women', 'kids'],
};

/** Several parts of one of these kinds mean any of them: "shampoo and conditioner". */
export const alternativeParts: ReadonlySet<QuerySlot['kind']> = new Set<QuerySlot['kind']>([
  'type',
  'brand',
  'shade',
  'audience',
]);

/** Whether parts of one kind mean any of them, as prices do that no product can have at once. */
export function areAlternatives(slots: readonly QuerySlot[]): boolean {
  if (slots.every(({ kind }) => alternativeParts.has(kind))) return true;
  const prices = slots.filter((slot) => slot.kind === 'price');
  const min = Math.max(...prices.map(({ minCents }) => minCents ?? 0));
  const max = Math.min(...prices.map(({ maxCents }) => maxCents ?? Number.POSITIVE_INFINITY));
  return prices.length > 1 && min > max;
}

/**
 * Cheap is the cheapest quarter of what matches otherwise; luxury the most expensive tenth. As the
 * number of equal parts.
 */
export const priceLevelParts = { low: 4, high: 10 } as const;
