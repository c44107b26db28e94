import {
  type ChangedRow,
  isWithoutCurrency,
  type KnownFeedOffer,
} from '~/domain/feeds/run/classify-row';
import type { CategoryPlacer } from '~/domain/matching/categories/place-category';
import type { RememberedMatch } from '~/domain/matching/match-question';
import type { FeedMatcher, Placement } from '~/usecases/matching/match-feed-offers.server';
import type { Reading } from './reading.server';
import type { RunContext } from './run-context.server';
import { Yielder } from './yielder';

const timeSliceMs = 1;

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
  context: Pick<RunContext, 'matcher' | 'titleBrands' | 'categories'>,
  reading: Reading,
  rows: readonly ChangedRow[],
): Promise<MatchedRow[]> {
  const unknown = rows.filter(({ known }) => isOpen(known) || known?.hash === '');
  const remembered = await reading.findRemembered(unknown.map(({ key }) => key));
  const branded = await addTitleBrands(context, rows);
  const matched: MatchedRow[] = [];
  let matcher: FeedMatcher | null = null;
  const yielder = new Yielder(timeSliceMs);
  for (const changed of branded) {
    if (yielder.isDue()) await yielder.yieldToEventLoop();
    const { key, offer, sitePrice } = changed;
    const decided = remembered.get(key);
    let placement = placeWithoutMatching(changed, decided, context.categories);
    if (!placement) {
      matcher ??= await context.matcher();
      placement = matcher.place(offer, decided, sitePrice?.cents ?? null);
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
