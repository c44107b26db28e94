import type { FeedOfferRow } from '~/db/feeds/feed-offer.repo.server';
import type { KnownFeedOffer } from '~/db/feeds/known-feed-offer.repo.server';
import type { FeedOffer, FeedRow } from '~/domain/feeds/feed-offer';
import { linkHost } from '~/domain/feeds/offers/web-link';
import {
  type FeedOfferState,
  type MatchedBy,
  notePictureHost,
  noteRefused,
  noteUnplaced,
} from '~/domain/feeds/report/run-report';
import { siteCurrency } from '~/domain/prices/currency';
import { toSitePrice } from '~/domain/prices/exchange-rates';
import { maxPriceCents } from '~/domain/prices/money';
import type { Deps } from '~/usecases/deps';
import { findRememberedMatches } from '~/usecases/matching/find-remembered-matches.server';
import { offerToMatch, type Placement } from '~/usecases/matching/match-feed-offers.server';
import type { FeedBatch } from './feed-batch.server';
import type { RunState } from './feed-run-state.server';
import { type ChangedRow, findChangedRows, hashFor } from './find-changed-rows.server';
import { Yielder } from './yielder';

const timeSliceMs = 1;

/**
 * Decides the outcome of rows, the first of which is at `from`, and adds it to their batch. Updates the
 * run's report.
 */
export async function prepareFeedOffers(
  deps: Pick<Deps, 'db'>,
  run: RunState,
  batch: FeedBatch,
  { rows, from }: { rows: readonly FeedRow[]; from: number },
): Promise<void> {
  const changed = await findChangedRows(deps, run, rows, from);
  if (changed.length === 0) return;
  const unknown = changed.filter(
    ({ known }) => known?.productId == null || known.state === 'review',
  );
  const remembered = await findRememberedMatches(deps, {
    retailerId: run.retailerId,
    // On a first run there are no earlier reviews to look up.
    retailerKeys: run.isFirstReading ? [] : unknown.map(({ key }) => key),
  });
  const matcher = unknown.length > 0 || changed.some(hasDifferentGtin) ? await run.matcher() : null;
  const placements: (Placement | { kind: 'known'; productId: number })[] = [];
  const yielder = new Yielder(timeSliceMs);
  for (const entry of changed) {
    if (yielder.isDue()) await yielder.yieldToEventLoop();
    const { key, known, offer, sitePrice } = entry;
    if (isWithoutCurrency(offer)) {
      placements.push({ kind: 'incomplete', reasons: ['no currency'] });
      continue;
    }
    if (run.isRefused(offer.categoryText)) {
      placements.push({ kind: 'unplaced', reasons: ['its category is not sold here'] });
      continue;
    }
    if (known?.productId != null && known.state !== 'review' && !hasDifferentGtin(entry)) {
      placements.push({ kind: 'known', productId: known.productId });
      continue;
    }
    if (!matcher) throw new Error('An offer has to be matched, but there is no matcher.');
    placements.push(matcher.place(offer, remembered.get(key), sitePrice?.cents ?? null));
  }
  await run.loadShownEntries(
    deps,
    placements.flatMap((placement) => ('productId' in placement ? placement.productId : [])),
  );
  const createdCount = placements.reduce(
    (count, { kind }) => (kind === 'new' ? count + 1 : count),
    0,
  );
  if (!run.isTrial) await run.offerIds.reserve(deps, createdCount);
  changed.forEach((entry, at) => {
    const placement = placements[at];
    if (placement) applyPlacement(run, batch, entry, placement);
  });
}

function applyPlacement(
  run: RunState,
  batch: FeedBatch,
  entry: ChangedRow,
  placement: Placement | { kind: 'known'; productId: number },
): void {
  const { key, known, offer } = entry;
  if (placement.kind !== 'known' && known?.state === 'placed') retire(run, batch, known);
  if (placement.kind === 'known') {
    const { productId } = placement;
    const found = { productId, by: 'own id' as const, score: null, reasons: [] };
    // Its price in dollars is gone when its currency changes to one without a rate.
    if (known?.state === 'placed' && stateOf(run, entry, found) !== 'placed')
      retire(run, batch, known);
    addOffer(run, batch, entry, found);
  } else if (placement.kind === 'match') {
    addOffer(run, batch, entry, placement);
  } else if (placement.kind === 'new') {
    const { product, brand } = placement;
    batch.products.add(product);
    for (const name of product.ingredients) batch.ingredients.add(name);
    if (brand) batch.brands.push(brand);
    run.report.newProducts += 1;
    addPhotoRequest(run, batch, product.id, offer);
    const { by, score, reasons } = placement;
    addOffer(run, batch, entry, { productId: product.id, by, score, reasons, isNew: true });
  } else if (entry.sitePrice === null && !isWithoutCurrency(offer)) {
    addOffer(run, batch, entry, null);
  } else {
    if (placement.kind === 'unplaced' && run.isRefused(offer.categoryText))
      noteRefused(run.report, offer.categoryText ?? '');
    else if (placement.kind === 'unplaced')
      noteUnplaced(run.report, offer.categoryText ?? offer.title);
    if (placement.kind === 'review') {
      const { candidates, reasons } = placement;
      const { retailerId } = run;
      const question = { retailerId, retailerKey: key, offer: offerToMatch(offer) };
      batch.questions.push({ ...question, candidates, reasons });
    }
    addEntry(run, batch, entry, { ...noMatch, state: placement.kind, reasons: placement.reasons });
  }
}

const isWithoutCurrency = ({ priceMinor, currency }: FeedOffer) =>
  priceMinor !== null && currency === null;

/** Whether a price is stored, but not compared. */
const isForeign = ({ offer, sitePrice }: ChangedRow) =>
  offer.priceMinor !== null && offer.currency !== null && sitePrice === null;

/** Whether the retailer has reused an id for a different product. */
function hasDifferentGtin({ known, offer }: Pick<ChangedRow, 'known' | 'offer'>): boolean {
  return Boolean(known?.gtin && offer.gtin && known.gtin !== offer.gtin);
}

interface Found {
  productId: number;
  by: MatchedBy;
  score: number | null;
  reasons: readonly string[];
  /** Whether this entry created the product. */
  isNew?: boolean;
  /** Whether it takes the place of the retailer's other entry for the product. */
  isBetter?: boolean;
}

const noMatch = { productId: null, by: null, score: null, reasons: [] };

/** Stores an offer, and records its price if it is comparable and no other entry represents the product. */
function addOffer(run: RunState, batch: FeedBatch, entry: ChangedRow, found: Found | null): void {
  const { offer, key, sitePrice } = entry;
  if (found) run.report.matched[found.by] += 1;
  noteCurrency(run, entry);
  const state = stateOf(run, entry, found);
  const { productId, by, score, reasons: matchReasons } = found ?? noMatch;
  const reasons = state === 'incomplete' ? ['no URL'] : matchReasons;
  addEntry(run, batch, entry, { state, productId, by, score, reasons });
  if (found) addForeignPrice(run, batch, entry, found.productId);
  const isShown = state === 'placed' || (state === 'double' && found?.isBetter === true);
  if (!isShown || !found || !sitePrice || offer.url === null) return;
  if (state === 'double') batch.takeOver(found.productId, key);
  run.setShownEntry(found.productId, key);
  const price = {
    productId: found.productId,
    retailerId: run.retailerId,
    priceCents: sitePrice.cents,
    originalPriceCents: originalCents(run, offer),
    inStock: offer.inStock,
    url: offer.url,
    seenAt: run.startedAt,
  };
  if (!found.isNew) batch.prices.push(price);
  else if (!run.isTrial) batch.firstPrices.add(price, run.offerIds.take());
}

/** Counts a price in another currency as converted or not compared. */
function noteCurrency({ report }: RunState, { offer, sitePrice }: ChangedRow): void {
  const { currency } = offer;
  if (currency === null || currency === siteCurrency) return;
  if (!sitePrice) report.currencies[currency] = (report.currencies[currency] ?? 0) + 1;
  if (!sitePrice?.rate) return;
  const { day, dollarsPerUnit } = sitePrice.rate;
  const count = (report.converted[currency]?.count ?? 0) + 1;
  report.converted[currency] = { count, day, dollarsPerUnit };
}

/** Keeps a price in another currency, with the rate it was converted with. */
function addForeignPrice(
  run: RunState,
  batch: FeedBatch,
  { offer, key, sitePrice }: ChangedRow,
  productId: number,
): void {
  const { priceMinor, currency, url, inStock } = offer;
  if (priceMinor === null || currency === null || currency === siteCurrency || url === null) return;
  const { retailerId, startedAt: seenAt } = run;
  const price = { priceMinor, currency, url, inStock, seenAt, rate: sitePrice?.rate ?? null };
  batch.foreignPrices.push({ ...price, retailerId, retailerKey: key, productId });
}

function originalCents({ rates }: RunState, offer: FeedOffer): number | null {
  const { originalPriceMinor: minor, currency } = offer;
  if (minor === null || currency === null) return null;
  const cents = toSitePrice(minor, currency, rates)?.cents ?? null;
  return cents !== null && cents <= maxPriceCents ? cents : null;
}

function stateOf(run: RunState, entry: ChangedRow, found: Found | null): FeedOfferState {
  const { offer, key, sitePrice } = entry;
  if (isForeign(entry)) return 'foreign';
  if (sitePrice === null || found === null) return 'unpriced';
  if (offer.url === null) return 'incomplete';
  return run.mayBeShown(found.productId, key) ? 'placed' : 'double';
}

function addEntry(
  run: RunState,
  batch: FeedBatch,
  { row, key, known, offer, sitePrice }: ChangedRow,
  result: {
    state: FeedOfferState;
    productId: number | null;
    by: MatchedBy | null;
    score: number | null;
    reasons: readonly string[];
  },
): void {
  run.report.states[result.state] += 1;
  const entry: FeedOfferRow = {
    retailerId: run.retailerId,
    retailerKey: key,
    feedId: run.feedId,
    runId: run.runId,
    hash: hashFor(run, result.state, row),
    raw: row,
    state: result.state,
    productId: result.productId,
    matchedBy: result.by === 'own id' ? null : result.by,
    score: result.score,
    reasons: result.reasons,
    priceCents: sitePrice?.cents ?? null,
    priceMinor: offer.currency === siteCurrency ? null : offer.priceMinor,
    currency: offer.currency,
    gtin: offer.gtin,
    categoryText: offer.categoryText,
  };
  if (known) batch.rows.push(entry);
  else batch.newRows.add(entry);
}

/** The retailer no longer sells the previous product under this id. */
function retire(run: RunState, batch: FeedBatch, known: KnownFeedOffer): void {
  if (known.productId === null || known.priceCents === null) return;
  batch.releasedProductIds.push(known.productId);
  batch.prices.push({
    productId: known.productId,
    retailerId: run.retailerId,
    priceCents: known.priceCents,
    originalPriceCents: null,
    inStock: false,
    seenAt: run.startedAt,
  });
}

function addPhotoRequest(
  run: RunState,
  batch: FeedBatch,
  productId: number,
  { imageUrl }: FeedOffer,
): void {
  const host = imageUrl === null ? null : linkHost(imageUrl);
  if (imageUrl === null || host === null) return;
  if (run.pictureHosts.has(host)) batch.photos.push({ productId, address: imageUrl });
  else notePictureHost(run.report, host);
}
