/** How a product is packed; a different pack is a different product. */
export type Pack =
  | 'mini'
  | 'travel'
  | 'jumbo'
  | 'set'
  | 'duo'
  | 'trio'
  | 'several'
  | 'refill'
  | 'tester';

const patterns: readonly [pack: Pack, pattern: RegExp][] = [
  ['tester', /\btesters?\b|\bsamples?\b/g],
  ['refill', /\brefills?\b|\brecharge\b|\beco-?refill\b/g],
  ['mini', /\b(?:kitten |petite )?minis?\b/g],
  [
    'travel',
    /\btravel(?:[ -](?:size|sized|spray|edition|friendly))?\b|\broller(?:ball|pearl)\b|\bpen spray\b|\bpurse spray\b|\btrial size\b|\bdeluxe (?:size|travel)\b|\bpocket\b|\b(?:on[ -]the|to)[ -]go\b|\bpetite\b/g,
  ],
  ['jumbo', /\bjumbo\b|\bsuper ?sized?\b|\b(?:value|luxury|family) size\b|\bxx?l\b(?! ?volume)/g],
  ['duo', /\bduos?\b|\btwin pack\b/g],
  ['trio', /\btrios?\b/g],
  [
    'set',
    /\b(?:gift |value |starter |discovery )?(?:sets?|kits?|bundles?)\b|\bcombo\b|\bcoffrets?\b|\bgift ?box\b|\bgift\b|\bsampler\b|\badvent calendar\b|\bvalue pack\b|\bbogo\b/g,
  ],
];

const several = /\b(?:pack|box) of [2-9]\b|(?<![\d.,])[2-9][ -]?(?:pack|pk)\b/;

/** Whether a normalized title is a multipack. */
export function isSeveral(title: string): boolean {
  return several.test(title);
}

/** Parts of all words above: a fast first check. */
const hint =
  /test|samp|refill|rechar|mini|trav|roller|spray|trial|delux|pocket|go|petite|jumbo|siz|xl|duo|twin|trio|set|kit|bundle|combo|coffret|gift|advent|value|bogo/;

const anyPack = new RegExp(patterns.map(([, { source }]) => source).join('|'));

/** Whether a text may contain a pack. */
export function mayBePack(text: string): boolean {
  return hint.test(text);
}

/** Reads the packs from a normalized title and returns the title without them. */
export function takePacks(title: string): { packs: Pack[]; rest: string } {
  const packs: Pack[] = [];
  // Fast path: most titles have none.
  if (!mayBePack(title) || !anyPack.test(title)) return { packs, rest: title };
  let rest = title;
  for (const [pack, pattern] of patterns) {
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    packs.push(pack);
    rest = without;
  }
  return { packs, rest };
}

/** Names of the packs in messages. */
export const packWords: Readonly<Record<Pack, string>> = {
  mini: 'a mini',
  travel: 'a travel size',
  jumbo: 'a jumbo size',
  set: 'a set',
  duo: 'a duo',
  trio: 'a trio',
  several: 'a pack of several',
  refill: 'a refill',
  tester: 'a tester or sample',
};

interface PackComparison {
  conflicts: readonly Pack[];
  /** Only one title says 'mini', 'travel' or 'jumbo', but the amounts or the prices agree. */
  isSmallSizeNotStated: boolean;
}

const samePacks: PackComparison = { conflicts: [], isSmallSizeNotStated: false };
/** Prices of one size differ less than those of a mini and a full size. */
const maxRatioOfOneSize = 1.15;

/**
 * Compares two packs. 'Mini', 'travel' and 'jumbo' are words for a size: if only one title has them,
 * equal sizes decide, or prices if a size is missing.
 */
export function comparePacks(
  one: readonly Pack[],
  other: readonly Pack[],
  { size, priceRatio }: { size: boolean | null; priceRatio: number | null },
): PackComparison {
  // Fast path: most have no special pack.
  if (one.length === 0 && other.length === 0) return samePacks;
  const isSamePrice = priceRatio !== null && priceRatio <= maxRatioOfOneSize;
  const isSameAmount = size ?? isSamePrice;
  const differing = [...lacking(one, other), ...lacking(other, one)];
  const isSettled = (pack: Pack) => isSameAmount && isAmount(pack);
  return {
    conflicts: differing.filter((pack) => !isSettled(pack)),
    isSmallSizeNotStated: differing.some(isSettled),
  };
}

function lacking(packs: readonly Pack[], others: readonly Pack[]): Pack[] {
  return packs.filter((pack) => !others.includes(pack) && !(isSmall(pack) && others.some(isSmall)));
}

const isSmall = (pack: Pack) => pack === 'mini' || pack === 'travel';
const isAmount = (pack: Pack) => isSmall(pack) || pack === 'jumbo';

/** Whether it is a set, whose name lists its contents; a blush may be a duo. */
export function isSet(packs: readonly Pack[]): boolean {
  return packs.includes('set');
}
