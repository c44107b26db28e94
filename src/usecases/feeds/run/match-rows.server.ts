import type { FeedRow } from '~/domain/feeds/feed-offer';
import {
  type ChangedRow,
  type ClassifiedRow,
  type ClassifyRules,
  classifyRow,
  isWithoutCurrency,
  type KnownFeedOffer,
  repeatedRow,
  unchangedRow,
} from '~/domain/feeds/run/classify-row';
import type { CategoryPlacer } from '~/domain/matching/categories/place-category';
import type { RememberedMatch } from '~/domain/matching/match-question';
import type { FeedMatcher, Placement } from '~/usecases/matching/match-feed-offers.server';
import type { Reading } from './reading.server';
import type { RunContext } from './run-context.server';

/** Compares rows, the first of which is at a position of the feed, with the stored entries. */
export async function classifyRows(
  rules: ClassifyRules,
  reading: Reading,
  rows: readonly FeedRow[],
  position: number,
): Promise<ClassifiedRow[]> {
  const verdicts = rows.map((_, at) => reading.verdict(position + at));
  const keys = rows.flatMap(({ key }, at) => (verdicts[at] === null ? (key ?? []) : []));
  const stored = await reading.findKnown(keys);
  const knownByKey = new Map(stored.map((known) => [known.retailerKey, known]));
  const classified: ClassifiedRow[] = [];
  const yielder = new Yielder();
  for (const [at, row] of rows.entries()) {
    if (yielder.isDue()) await yielder.yieldToEventLoop();
    const verdict = verdicts[at] ?? null;
    if (verdict !== null) {
      classified.push(verdict === 'repeated' ? repeatedRow(row) : unchangedRow(verdict, row));
      continue;
    }
    const { key } = row;
    const known = key === null ? undefined : knownByKey.get(key);
    const isRepeated = key !== null && reading.isRepeated(key, known);
    classified.push(isRepeated ? repeatedRow(row) : classifyRow(row, known, rules));
  }
  return classified;
}

/** Where an entry belongs; `known`: where it was; `refused`: its category is not sold here. */
export type RowPlacement =
  | Placement
  | { kind: 'known'; productId: number }
  | { kind: 'refused'; reasons: readonly string[] };

/** A changed row and where it belongs. */
export interface MatchedRow {
  readonly changed: ChangedRow;
  readonly placement: RowPlacement;
}

/** Finds the products of changed rows, in sequence: a row may match a product of the previous one. */
export async function matchRows(
  context: Pick<RunContext, 'matcher' | 'titleBrands' | 'categories' | 'findChainProducts'>,
  reading: Reading,
  rows: readonly ChangedRow[],
): Promise<MatchedRow[]> {
  const unknown = rows.filter(({ known }) => isOpen(known) || known?.hash === '');
  const remembered = await reading.findRemembered(unknown.map(({ key }) => key));
  const chained = await context.findChainProducts?.(
    rows.filter(({ known }) => isOpen(known)).map(({ key }) => key),
  );
  const branded = await addTitleBrands(context, rows);
  const matched: MatchedRow[] = [];
  let matcher: FeedMatcher | null = null;
  const yielder = new Yielder();
  for (const changed of branded) {
    if (yielder.isDue()) await yielder.yieldToEventLoop();
    const { key, offer, sitePrice } = changed;
    const decided = remembered.get(key);
    let placement = placeWithoutMatching(changed, decided, context.categories);
    if (!placement) {
      matcher ??= await context.matcher();
      placement = matcher.place(offer, decided, sitePrice?.cents ?? null, chained?.get(key));
    }
    matched.push({ changed, placement });
  }
  return matched;
}

/** Null: the row has to be matched. */
function placeWithoutMatching(
  { known, offer }: ChangedRow,
  decided: RememberedMatch | undefined,
  categories: CategoryPlacer,
): RowPlacement | null {
  if (isWithoutCurrency(offer)) return { kind: 'incomplete', reasons: ['no currency'] };
  if (isRefused(offer.categoryText, categories))
    return { kind: 'refused', reasons: ['its category is not sold here'] };
  // A different number: the retailer has reused the id for another product.
  const isReused = Boolean(known?.gtin && offer.gtin && known.gtin !== offer.gtin);
  if (known?.productId == null || isOpen(known) || isReused) return null;
  const { productId } = known;
  if (!decided || isStillDecided(decided, productId)) return { kind: 'known', productId };
  if (decided.belongsTo !== 'asked') return null;
  return { kind: 'ask', score: 0, candidates: [], reasons: ['the answer was undone'] };
}

const isOpen = (known: KnownFeedOffer | undefined) =>
  known?.productId == null || known.state === 'question';

/** Whether the operator has not changed the answer that brought an entry to its product. */
function isStillDecided({ belongsTo, rejected }: RememberedMatch, productId: number): boolean {
  if (belongsTo === 'asked' || rejected.has(productId)) return false;
  return typeof belongsTo !== 'number' || belongsTo === productId;
}

const isRefused = (categoryText: string | null, categories: CategoryPlacer) =>
  categoryText !== null && categories.map(categoryText).kind === 'refused';

/** Adds the brands that titles name where the feed states none. */
async function addTitleBrands(
  { titleBrands }: Pick<RunContext, 'titleBrands'>,
  rows: readonly ChangedRow[],
): Promise<readonly ChangedRow[]> {
  if (!rows.some(({ offer }) => offer.brand === null)) return rows;
  const brands = await titleBrands();
  return rows.map((row) =>
    row.offer.brand === null
      ? { ...row, offer: { ...row.offer, brand: brands.find(row.offer.title) } }
      : row,
  );
}

const timeSliceMs = 1;
/** Reading the clock costs as much as some of the work. */
const checksPerClockRead = 8;

/**
 * Yields to the event loop during long work, so that requests to this process are not delayed and the
 * database gets its next statement while the next batch is prepared.
 */
class Yielder {
  private sliceEnd = performance.now() + timeSliceMs;
  private checkCount = 0;

  isDue(): boolean {
    this.checkCount += 1;
    return this.checkCount % checksPerClockRead === 0 && performance.now() > this.sliceEnd;
  }

  async yieldToEventLoop(): Promise<void> {
    await new Promise(setImmediate);
    this.sliceEnd = performance.now() + timeSliceMs;
  }
}
