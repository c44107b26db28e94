import type { Candidate, OfferToMatch } from '../titles/offer-to-match';
import { readTitle, type StoredTitle, type Title } from '../titles/read-title';
import { hasStem } from '../titles/telling-words';
import type { LearnedBrands } from '../words/brand-key';
import { isVague } from '../words/forms';
import type { UnsharedWord } from './align-words';
import type { BrandCatalog } from './brand-catalog';
import { type Comparison, type Conflict, compareTitles, type Doubt } from './compare-titles';
import { explainComparison } from './explain-comparison';
import { sameName } from './same-name';
import { shareEnoughWords } from './shared-words';

/** From this score on, an offer is matched automatically. */
const sure = 0.9;
/** From this score on, the operator decides. */
const doubtful = 0.75;
/** Below this score, the names of the brand's other products cannot make a match certain. */
const unlikely = 0.1;
/** The best candidate needs this lead over the next one, in log odds. */
const clearLead = 0.5;
/** An entry of a shop needs this lead over the shop's other entry for a product, in score. */
const leadToTakeOver = 0.05;
const maxAskedCandidates = 5;
/** If the words that both titles have are in this many other names of the brand, they name a line. */
const minNamesOfLine = 4;
/** Two entries of one shop with the same name and price are one product, listed twice. */
const maxRatioOfSamePrice = 1.005;

export interface WeighedCandidate {
  productId: number;
  score: number;
  reasons: readonly string[];
}

export type MatchDecision =
  | { kind: 'match'; productId: number; score: number; reasons: readonly string[] }
  | { kind: 'new'; score: number; reasons: readonly string[] }
  | {
      kind: 'ask';
      score: number;
      /** Most likely first. */
      candidates: readonly WeighedCandidate[];
      reasons: readonly string[];
    };

/** What is known besides the titles. */
export interface MatchKnowledge {
  /** From the operator's earlier decisions. */
  brands?: LearnedBrands;
  /** Products that this offer was rejected for. */
  rejected?: ReadonlySet<number> | undefined;
  /** Products under their names at other shops. */
  otherNames?: readonly Candidate[] | undefined;
  /** Products that another shop of the chain sells under this offer's id. */
  sameId?: ReadonlySet<number> | undefined;
  /**
   * The score of this shop's other entry for a product; undefined: it has none. A shop that lists
   * two entries says that they are two products.
   */
  listedScore?: (productId: number) => number | undefined;
  /**
   * The names of all products. The candidates must be the best of it: what does not separate the
   * brand's products counts less, because a product that fits better would be among them.
   */
  catalog?: BrandCatalog;
}

interface Weighed {
  productId: number;
  comparison: Comparison;
  /** Whether another shop of the chain sells it under the offer's id, and neither brand nor GTIN contradicts. */
  isSameId: boolean;
  /** Whether it was compared under its name at another shop. */
  isOtherName: boolean;
}

const none: readonly Candidate[] = [];
const otherNameReason = 'by its name at another shop';
const sameIdReason = 'the same id at another shop of the chain';

/**
 * Decides which product an offer belongs to: a candidate, a new product, or a question to the
 * operator.
 */
export function decide(
  offer: OfferToMatch | StoredTitle,
  candidates: readonly Candidate[],
  knowledge: MatchKnowledge = {},
): MatchDecision {
  const weighed = weighAll(readTitle(offer, knowledge.brands), candidates, knowledge);
  const [nearest] = weighed;
  if (!nearest) return { kind: 'new', score: 0, reasons: ['no product is similar'] };
  const [best, ...others] = weighed.filter(isFitting);
  if (best) {
    if (!others.every((other) => isClearlyBetter(best, other))) {
      return ask([best, ...others], 'several products fit equally well');
    }
    const doubts = doubtsAbout(best, knowledge.catalog);
    if (doubts.length > 0) return ask([best, ...others], doubtText(doubts));
    return { kind: 'match', ...explainCandidate(best) };
  }
  // The same GTIN on apparently different products: one of the shops is wrong.
  const numbered = weighed.filter(({ comparison }) => comparison.sameGtin);
  if (numbered.length > 0) return ask(numbered, 'the same GTIN, but the rest contradicts it');
  const sameId = weighed.filter(({ isSameId }) => isSameId);
  if (sameId.length > 0) return ask(sameId, `${sameIdReason}, but the rest contradicts it`);
  const near = weighed.filter(isNear);
  if (near.length > 0) return ask(near, 'similar, but not certainly the same');
  const { score, reasons } = explainCandidate(nearest);
  return { kind: 'new', score, reasons: ['the closest product is a different one', ...reasons] };
}

/** All candidates that this offer may belong to, most likely first. */
function weighAll(
  title: Title,
  candidates: readonly Candidate[],
  { brands, rejected, sameId, listedScore, catalog, otherNames = none }: MatchKnowledge,
): Weighed[] {
  const weighed = new Map<number, Weighed>();
  const weigh = (product: Candidate, isOtherName: boolean): void => {
    const { productId } = product;
    if (rejected?.has(productId)) return;
    const other = readTitle(product, brands);
    const listed = listedScore?.(productId);
    const isSameGtin = title.gtin !== null && title.gtin === other.gtin;
    const hasSameId = sameId?.has(productId) ?? false;
    if (!isSameGtin && !hasSameId && !mayBeOne(title, other, listed)) return;
    const byTitles = compareTitles(title, other);
    const isOpen = catalog !== undefined && mayBeSettled(byTitles);
    const comparison = isOpen ? compareTitles(title, other, catalog) : byTitles;
    const isSameId = hasSameId && !comparison.conflicts.some(refutesId);
    const candidate = { productId, comparison, isSameId, isOtherName };
    if (isOtherName && !mayReplace(candidate, weighed.get(productId))) return;
    if (listed === undefined || isSameEntry(comparison) || isBetterThan(listed, candidate)) {
      weighed.set(productId, candidate);
    }
  };
  for (const product of candidates) weigh(product, false);
  for (const product of otherNames) weigh(product, true);
  return [...weighed.values()].sort(bestFirst);
}

/** Another name can only help: it does not resolve a conflict of the product's own name, and its own conflicts do not count. */
function mayReplace(other: Weighed, known: Weighed | undefined): boolean {
  if (other.comparison.conflicts.length > 0) return false;
  return !known || (known.comparison.conflicts.length === 0 && bestFirst(other, known) < 0);
}

/** Under another brand or GTIN, the shops use one id for two products. */
const refutesId = (conflict: Conflict): boolean => conflict === 'brand' || conflict === 'GTIN';

/** Whether the catalog may change the decision: it costs more than the comparison. */
function mayBeSettled({ conflicts, sameWords, score }: Comparison): boolean {
  return conflicts.length === 0 && !sameWords && score >= unlikely && score < sure;
}

/** A cheap check before titles are compared; a certain entry of the shop can only be listed twice. */
function mayBeOne(title: Title, other: Title, listedScore: number | undefined): boolean {
  return listedScore === 1 ? sameName(title, other) : shareEnoughWords(title, other);
}

/** Whether the shop lists one product twice: by its number, or in all that it says. */
function isSameEntry({
  sameGtin,
  conflicts,
  sameWords,
  size,
  priceRatio,
  offer,
  product,
  features,
}: Comparison): boolean {
  if (sameGtin) return true;
  const isSameSize = size ?? (offer.size === null && product.size === null);
  if (features.has('small size not stated')) return false;
  const isSamePrice = priceRatio !== null && priceRatio <= maxRatioOfSamePrice;
  return conflicts.length === 0 && sameWords && isSameSize && isSamePrice;
}

/** Whether this offer fits better than the shop's other entry for the product. */
function isBetterThan(listedScore: number, weighed: Weighed): boolean {
  const { sameGtin, sameWords } = weighed.comparison;
  return sameGtin || scoreOf(weighed) > listedScore + (sameWords ? 0 : leadToTakeOver);
}

/** Whether more than the titles says that they are one product. */
const isProven = (weighed: Weighed): boolean => proofOf(weighed) > 0;

/** A GTIN outweighs an id of the chain. */
const proofOf = ({ comparison, isSameId }: Weighed): number =>
  comparison.sameGtin ? 2 : isSameId ? 1 : 0;

function isFitting(weighed: Weighed): boolean {
  const { score, conflicts } = weighed.comparison;
  return conflicts.length === 0 && (isProven(weighed) || score >= sure);
}

function scoreOf(weighed: Weighed): number {
  const { score, conflicts } = weighed.comparison;
  return isProven(weighed) && conflicts.length === 0 ? Math.max(score, 0.99) : score;
}

/** A GTIN or an id of the chain settles what else is doubtful. */
function doubtsAbout(weighed: Weighed, catalog: BrandCatalog | undefined): DoubtToAsk[] {
  const { comparison } = weighed;
  if (isProven(weighed)) return [];
  return catalog && sharesOnlyLine(comparison, catalog)
    ? [...comparison.doubts, 'line']
    : [...comparison.doubts];
}

/** 'Naked Concealer' and 'Naked': many products of the brand have what the two have in common. */
function sharesOnlyLine(comparison: Comparison, catalog: BrandCatalog): boolean {
  const { sameWords, words, offer, product } = comparison;
  const saysType = words.shared.some(({ kind }) => kind === 'form');
  const isTelling = ({ word }: UnsharedWord) =>
    !word.aside && !isVague(word.stem) && !(saysType && word.kind === 'praise');
  if (sameWords || ![...words.offerOnly, ...words.productOnly].some(isTelling)) return false;
  return catalog.namesWith(words.shared, offer, product) >= minNamesOfLine;
}

type DoubtToAsk = Doubt | 'line';

function doubtText(doubts: readonly DoubtToAsk[]): string {
  return `they look the same, but ${doubts.map((doubt) => doubtTexts[doubt]).join(', and ')}`;
}

const doubtTexts: Readonly<Record<DoubtToAsk, string>> = {
  size: 'the prices differ like those of two sizes',
  'small size': 'only one says that it is a small or large size, and no sizes are stated',
  formula: 'words and ingredients differ',
  line: 'their common words are in the names of several other products',
};

function isNear({ comparison: { conflicts, score } }: Weighed): boolean {
  return conflicts.length === 0 && score >= doubtful;
}

/** Better in one respect and not worse in the other; mixed results are for the operator. */
function isClearlyBetter(best: Weighed, other: Weighed): boolean {
  if (proofOf(best) > proofOf(other)) return true;
  const lead = best.comparison.evidence - other.comparison.evidence;
  if (lead >= clearLead) return true;
  const isBetter = rankOf(best) > rankOf(other) || sharesMore(best.comparison, other.comparison);
  return lead > -clearLead && isBetter;
}

/** Whether it has all words in common with the offer that the other candidate has, and more. */
function sharesMore({ words: best }: Comparison, { words: other }: Comparison): boolean {
  return (
    best.shared.length > other.shared.length &&
    other.shared.every((word) => hasStem(best.shared, word))
  );
}

/**
 * Proof outweighs words, words outweigh size, and size outweighs whether the name is the product's own. 'Noir de Noir'
 * repeats a word of 'Noir'.
 */
function rankOf(weighed: Weighed): number {
  const { size, sameWords, offer, product } = weighed.comparison;
  const isExact = sameWords && sameName(offer, product);
  const ofWords = (sameWords ? 8 : 0) + (isExact ? 4 : 0);
  return proofOf(weighed) * 16 + ofWords + (size === true ? 2 : 0) + (weighed.isOtherName ? 0 : 1);
}

function bestFirst(a: Weighed, b: Weighed): number {
  return (
    fittingRank(b) - fittingRank(a) ||
    b.comparison.score - a.comparison.score ||
    b.comparison.words.shared.length - a.comparison.words.shared.length ||
    a.productId - b.productId
  );
}

/** Only fitting candidates are ranked by more than their score. */
const fittingRank = (weighed: Weighed) => (isFitting(weighed) ? rankOf(weighed) : 0);

function ask(weighed: readonly Weighed[], reason: string): MatchDecision {
  const candidates = weighed.slice(0, maxAskedCandidates).map(explainCandidate);
  return { kind: 'ask', score: candidates[0]?.score ?? 0, candidates, reasons: [reason] };
}

function explainCandidate(weighed: Weighed): WeighedCandidate {
  const reasons = explainComparison(weighed.comparison);
  if (weighed.isOtherName) reasons.unshift(otherNameReason);
  if (weighed.isSameId) reasons.unshift(sameIdReason);
  return { productId: weighed.productId, score: scoreOf(weighed), reasons };
}
