import type { FeedOfferRow } from '~/db/feed-offer.repo.server';
import type { KnownFeedOffer } from '~/db/known-feed-offer.repo.server';
import type { PriceObservation } from '~/domain/catalogue/price-observation';
import type { Brand, Product } from '~/domain/catalogue/product';
import type { FeedOffer, FeedRow } from '~/domain/feeds/feed-offer';
import {
  type FeedOfferState,
  type MatchedBy,
  notePictureHost,
  noteUnplaced,
} from '~/domain/feeds/run-report';
import { linkHost } from '~/domain/feeds/web-link';
import type { MatchQuestion } from '~/domain/matching/match-review';
import type { Deps } from './deps';
import type { RunState } from './feed-run-state.server';
import {
  type ChangedRow,
  findChangedRows,
  hashFor,
  siteCurrency,
} from './find-changed-rows.server';
import { offerToMatch, type Placement } from './match-feed-offers.server';
import { Pace } from './pace';
import { recallMatches } from './recall-matches.server';

/** Everything that a piece of a feed changes, decided and not yet written. */
export interface PreparedOffers {
  brands: Brand[];
  products: Product[];
  /** New products and the product that they are another size of. */
  sizesOf: Map<number, number>;
  /** Entries that were known before, as they are now. */
  rows: FeedOfferRow[];
  newRows: FeedOfferRow[];
  prices: PriceObservation[];
  questions: MatchQuestion[];
  photos: { productId: number; address: string }[];
  /** Products that an entry of this retailer spoke for and does not any more. */
  freed: number[];
}

const sliceMs = 2;

/** Decides what the rows of a feed mean, the first of which is at `from`. Counts into the run's report. */
export async function prepareFeedOffers(
  deps: Pick<Deps, 'db'>,
  run: RunState,
  rows: readonly FeedRow[],
  from: number,
): Promise<PreparedOffers> {
  const changed = await findChangedRows(deps, run, rows, from);
  const prepared: PreparedOffers = {
    ...{ brands: [], products: [], sizesOf: new Map(), rows: [], newRows: [] },
    ...{ prices: [], questions: [], photos: [], freed: [] },
  };
  if (changed.length === 0) return prepared;
  const unknown = changed.filter(
    ({ known }) => known?.productId == null || known.state === 'review',
  );
  const remembered = await recallMatches(deps, {
    retailerId: run.retailerId,
    // Nobody was ever asked about a retailer of which nothing was ever read.
    retailerKeys: run.isFirstReading ? [] : unknown.map(({ key }) => key),
  });
  const matcher = unknown.length > 0 || changed.some(isOtherThing) ? await run.matcher() : null;
  const places: (Placement | { kind: 'known'; productId: number })[] = [];
  const pace = new Pace(sliceMs);
  for (const entry of changed) {
    if (pace.isOver()) await pace.rest();
    const { key, known, offer } = entry;
    if (known?.productId != null && known.state !== 'review' && !isOtherThing(entry)) {
      places.push({ kind: 'known', productId: known.productId });
      continue;
    }
    const mayMake = !isForeign(offer) && offer.priceCents !== null;
    if (!matcher) throw new Error('There is an offer to match and nobody to do it.');
    places.push(matcher.place(offer, remembered.get(key), mayMake));
  }
  await run.learnSpeakers(
    deps,
    places.flatMap((place) => ('productId' in place ? place.productId : [])),
  );
  for (const [at, entry] of changed.entries()) {
    const place = places[at];
    if (place) take(run, prepared, entry, place);
  }
  return prepared;
}

function take(
  run: RunState,
  prepared: PreparedOffers,
  entry: ChangedRow,
  place: Placement | { kind: 'known'; productId: number },
): void {
  const { key, known, offer } = entry;
  if (place.kind !== 'known' && known?.state === 'placed') retire(run, prepared, known);
  if (place.kind === 'known') {
    const { productId } = place;
    add(run, prepared, entry, { productId, by: 'own id', score: null, reasons: [] });
  } else if (place.kind === 'match') {
    add(run, prepared, entry, place);
  } else if (place.kind === 'new') {
    const { product, brand, sizeOf } = place;
    prepared.products.push(product);
    if (brand) prepared.brands.push(brand);
    if (sizeOf !== null) prepared.sizesOf.set(product.id, sizeOf);
    run.report.newProducts += 1;
    wishPhoto(run, prepared, product.id, offer);
    const { by, score, reasons } = place;
    add(run, prepared, entry, { productId: product.id, by, score, reasons });
  } else if (isForeign(offer) || offer.priceCents === null) {
    add(run, prepared, entry, null);
  } else {
    if (place.kind === 'unplaced') noteUnplaced(run.report, offer.categoryText ?? offer.title);
    if (place.kind === 'review') {
      const { candidates, reasons } = place;
      const { retailerId } = run;
      const question = { retailerId, retailerKey: key, offer: offerToMatch(offer) };
      prepared.questions.push({ ...question, candidates, reasons });
    }
    keep(run, prepared, entry, { ...nothing, state: place.kind, reasons: place.reasons });
  }
}

const isForeign = ({ currency }: FeedOffer) => currency !== null && currency !== siteCurrency;

/** A retailer that gives an old id to another thing. */
function isOtherThing({ known, offer }: Pick<ChangedRow, 'known' | 'offer'>): boolean {
  return Boolean(known?.gtin && offer.gtin && known.gtin !== offer.gtin);
}

interface Found {
  productId: number;
  by: MatchedBy;
  score: number | null;
  reasons: readonly string[];
}

const nothing = { productId: null, by: null, score: null, reasons: [] };

/** Keeps an offer, and records its price if it may be compared and nobody else speaks for it. */
function add(
  run: RunState,
  prepared: PreparedOffers,
  entry: ChangedRow,
  found: Found | null,
): void {
  const { offer, key } = entry;
  const { currencies, matched } = run.report;
  if (found) matched[found.by] += 1;
  if (isForeign(offer) && offer.currency !== null) {
    currencies[offer.currency] = (currencies[offer.currency] ?? 0) + 1;
  }
  const state = stateOf(run, entry, found);
  const { productId, by, score, reasons: told } = found ?? nothing;
  const reasons = state === 'incomplete' ? ['it has no address'] : told;
  keep(run, prepared, entry, { state, productId, by, score, reasons });
  if (state !== 'placed' || !found || offer.priceCents === null || offer.url === null) return;
  run.speak(found.productId, key);
  prepared.prices.push({
    productId: found.productId,
    retailerId: run.retailerId,
    priceCents: offer.priceCents,
    originalPriceCents: offer.originalPriceCents,
    inStock: offer.inStock,
    url: offer.url,
    seenAt: run.startedAt,
  });
}

function stateOf(run: RunState, { offer, key }: ChangedRow, found: Found | null): FeedOfferState {
  if (isForeign(offer)) return 'foreign';
  if (offer.priceCents === null || found === null) return 'unpriced';
  if (offer.url === null) return 'incomplete';
  return run.maySpeak(found.productId, key) ? 'placed' : 'double';
}

function keep(
  run: RunState,
  prepared: PreparedOffers,
  { row, key, known, offer }: ChangedRow,
  as: {
    state: FeedOfferState;
    productId: number | null;
    by: MatchedBy | null;
    score: number | null;
    reasons: readonly string[];
  },
): void {
  run.report.states[as.state] += 1;
  (known ? prepared.rows : prepared.newRows).push({
    retailerId: run.retailerId,
    retailerKey: key,
    feedId: run.feedId,
    runId: run.runId,
    hash: hashFor(run, as.state, row),
    raw: row.raw(),
    state: as.state,
    productId: as.productId,
    matchedBy: as.by === 'own id' ? null : as.by,
    score: as.score,
    reasons: as.reasons,
    priceCents: offer.priceCents,
    currency: offer.currency,
    gtin: offer.gtin,
    categoryText: offer.categoryText,
  });
}

/** The old product is not sold under this id any more. */
function retire(run: RunState, prepared: PreparedOffers, known: KnownFeedOffer): void {
  if (known.productId === null || known.priceCents === null) return;
  prepared.freed.push(known.productId);
  prepared.prices.push({
    productId: known.productId,
    retailerId: run.retailerId,
    priceCents: known.priceCents,
    originalPriceCents: null,
    inStock: false,
    seenAt: run.startedAt,
  });
}

function wishPhoto(
  run: RunState,
  prepared: PreparedOffers,
  productId: number,
  { imageUrl }: FeedOffer,
): void {
  const host = imageUrl === null ? null : linkHost(imageUrl);
  if (imageUrl === null || host === null) return;
  if (run.pictureHosts.has(host)) prepared.photos.push({ productId, address: imageUrl });
  else notePictureHost(run.report, host);
}
