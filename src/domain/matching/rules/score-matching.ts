import type { Candidate, OfferToMatch } from '../titles/offer-to-match';
import { readTitle, storeTitle } from '../titles/read-title';
import { readBrand } from '../words/brand-key';
import { compareTitles } from './compare-titles';
import { decide, type MatchKnowledge } from './decide';
import { matchWeights } from './match-weights';
import { NamesAtShops } from './names-at-shops';
import { type ListedProduct, PlainCatalog } from './plain-catalog';
import { plainJoin } from './plain-join';
import { sameName } from './same-name';

/** A listing, and the shop that lists it; empty: unknown. */
interface LabeledListing extends OfferToMatch {
  shop: string;
  /** The shop's own id, if known. */
  id?: string;
}

/** Two listings labeled as the same or different products. */
export interface LabeledPair {
  left: LabeledListing;
  right: LabeledListing;
}

export interface SamePair extends LabeledPair {
  /** Whether a plain join on brand and name misses it. */
  isHard: boolean;
}

export interface MatchingScore {
  pairs: number;
  negatives: number;
  /** Share of the pairs that are matched, in total and of the hard ones. */
  recall: number;
  hardRecall: number;
  /** Share of the negatives that are matched. */
  falseMatchRate: number;
  precision: number;
  f1: number;
}

/** The figures of one part of the pairs, with the causes of errors. */
export interface PartScore extends MatchingScore {
  baseline: MatchingScore;
  /** Missed pairs and matched negatives, by what told them apart or did not, most frequent first. */
  missed: Readonly<Record<string, number>>;
  wronglyMatched: Readonly<Record<string, number>>;
}

/** Weights may be fitted on the brands of one part only; the other part tells how good they are. */
export type BrandPart = 'train' | 'test';

/** The part that a pair belongs to, by a hash of its brand: two of five brands are for testing. */
export function partOf({ left, right }: LabeledPair): BrandPart {
  const [key = ''] = [readBrand(left.brand).key, readBrand(right.brand).key].sort();
  let hash = 0x811c9dc5;
  for (const letter of key) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % 5 < 3 ? 'train' : 'test';
}

export type PartScores = Record<'all' | BrandPart, PartScore>;

/**
 * Measures the matching of labeled pairs by part, with a plain join as baseline: with the catalogs of
 * the shops, as far as the pairs name them, as the site matches feeds; and by two titles alone.
 */
export function scoreMatching(
  pairs: readonly SamePair[],
  negatives: readonly LabeledPair[],
): PartScores & { titlesAlone: PartScores } {
  const catalog = catalogOf([...pairs, ...negatives]);
  const site = { catalog, names: new NamesAtShops(catalog) };
  const scoreParts = (isMatch: IsMatch): PartScores => {
    const found = new Set<LabeledPair>([...pairs, ...negatives].filter(isMatch));
    const scoreOf = (isIn: IsMatch) => scorePart(pairs.filter(isIn), negatives.filter(isIn), found);
    return {
      all: scoreOf(() => true),
      train: scoreOf((pair) => partOf(pair) === 'train'),
      test: scoreOf((pair) => partOf(pair) === 'test'),
    };
  };
  return {
    ...scoreParts((pair) => isMatchIn(site, pair)),
    titlesAlone: scoreParts(isMatchByTitles),
  };
}

type IsMatch = (pair: LabeledPair) => boolean;

/** The id of the listing in question; those of the shop's other listings are larger. */
const productId = 1;

/** All listings of the shops, each name once. Benches load it by name. @public */
export function catalogOf(pairs: readonly LabeledPair[]): PlainCatalog {
  const listings = pairs.flatMap(({ left, right }) => [left, right]);
  const byName = new Map(
    listings.map((listing) => [`${listing.shop}|${plainJoin(listing)}`, listing]),
  );
  return new PlainCatalog(
    Array.from(byName.values(), (listing, at) => ({
      ...withoutPrice(listing),
      productId: productId + 1 + at,
    })),
  );
}

/** Prices of several currencies and years say nothing about two listings. */
function withoutPrice({ price: _, ...listing }: LabeledListing): LabeledListing {
  return listing;
}

/** What the site knows of the shops. */
interface Site {
  catalog: PlainCatalog;
  names: NamesAtShops;
}

/** Whether each of the two listings is matched to the other in the other's shop. */
function isMatchIn(site: Site, { left, right }: LabeledPair): boolean {
  if (left.shop === '' || right.shop === '') return isMatchByTitles({ left, right });
  const [one, other] = [withoutPrice(left), withoutPrice(right)];
  return isBestOf(site, one, other) && isBestOf(site, other, one);
}

const isMatchByTitles: IsMatch = ({ left, right }) =>
  matchedId(withoutPrice(left), [{ ...withoutPrice(right), productId }]) !== null;

function isBestOf({ catalog, names }: Site, offer: LabeledListing, wanted: LabeledListing) {
  const [title, wantedTitle] = [readTitle(offer), readTitle(wanted)];
  const { shop } = wanted;
  const isWanted = (listed: ListedProduct) => sameName(listed.title, wantedTitle);
  const others = catalog.candidates(title, shop).filter((listed) => !isWanted(listed));
  const otherNames = names.candidates(title, { shop, offerShop: offer.shop }).map(
    ({ product, title: named }): Candidate =>
      Object.assign(storeTitle(named), {
        productId: isWanted(product) ? productId : product.productId,
      }),
  );
  const candidates = [{ ...wanted, productId }, ...others];
  return matchedId(offer, candidates, { catalog, otherNames }) === productId;
}

function matchedId(
  offer: OfferToMatch,
  candidates: readonly Candidate[],
  knowledge: MatchKnowledge = {},
): number | null {
  const decision = decide(offer, candidates, knowledge);
  return decision.kind === 'match' ? decision.productId : null;
}

function scorePart(
  pairs: readonly SamePair[],
  negatives: readonly LabeledPair[],
  found: ReadonlySet<LabeledPair>,
): PartScore {
  const isFound = (pair: LabeledPair) => found.has(pair);
  const isJoined = ({ left, right }: LabeledPair) => plainJoin(left) === plainJoin(right);
  return {
    ...measure(pairs, negatives, isFound),
    baseline: measure(pairs, negatives, isJoined),
    missed: countCauses(pairs.filter((pair) => !isFound(pair))),
    wronglyMatched: countCauses(negatives.filter(isFound)),
  };
}

function countCauses(pairs: readonly LabeledPair[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const pair of pairs) {
    const cause = causeOf(pair);
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}

/** The heaviest evidence against a pair. */
function causeOf({ left, right }: LabeledPair): string {
  const { conflicts, features } = compareTitles(readTitle(left), readTitle(right));
  const [heaviest] = [...features.keys()].sort((a, b) => matchWeights[a] - matchWeights[b]);
  return conflicts[0] ?? heaviest ?? 'same words';
}

function measure(
  pairs: readonly SamePair[],
  negatives: readonly LabeledPair[],
  isFound: (pair: LabeledPair) => boolean,
): MatchingScore {
  const found = pairs.filter(isFound);
  const wrong = negatives.filter(isFound).length;
  const recall = share(found.length, pairs.length);
  const precision = share(found.length, found.length + wrong);
  return {
    pairs: pairs.length,
    negatives: negatives.length,
    recall,
    hardRecall: share(
      found.filter(({ isHard }) => isHard).length,
      pairs.filter(({ isHard }) => isHard).length,
    ),
    falseMatchRate: share(wrong, negatives.length),
    precision,
    f1: recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
