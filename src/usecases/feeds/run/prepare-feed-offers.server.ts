import type { FeedOfferRow } from '~/db/feeds/feed-offer.repo.server';
import type { KnownFeedOffer } from '~/db/feeds/known-feed-offer.repo.server';
import type { FeedOffer, FeedRow } from '~/domain/feeds/feed-offer';
import { linkHost } from '~/domain/feeds/offers/web-link';
import {
  type FeedOfferState,
  type MatchedBy,
  notePictureHost,
  noteUnplaced,
} from '~/domain/feeds/report/run-report';
import type { Deps } from '~/usecases/deps';
import { offerToMatch, type Placement } from '~/usecases/matching/match-feed-offers.server';
import { recallMatches } from '~/usecases/matching/recall-matches.server';
import type { FeedPiece } from './feed-piece.server';
import type { RunState } from './feed-run-state.server';
import {
  type ChangedRow,
  findChangedRows,
  hashFor,
  siteCurrency,
} from './find-changed-rows.server';
import { Pace } from './pace';

const sliceMs = 1;

/**
 * Decides what rows of a feed mean, the first of which is at `from`, and adds it to their piece. Counts
 * into the run's report.
 */
export async function prepareFeedOffers(
  deps: Pick<Deps, 'db'>,
  run: RunState,
  piece: FeedPiece,
  { rows, from }: { rows: readonly FeedRow[]; from: number },
): Promise<void> {
  const changed = await findChangedRows(deps, run, rows, from);
  if (changed.length === 0) return;
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
  const made = places.reduce((count, { kind }) => (kind === 'new' ? count + 1 : count), 0);
  if (!run.isTrial) await run.offerIds.reserve(deps, made);
  changed.forEach((entry, at) => {
    const place = places[at];
    if (place) take(run, piece, entry, place);
  });
}

function take(
  run: RunState,
  piece: FeedPiece,
  entry: ChangedRow,
  place: Placement | { kind: 'known'; productId: number },
): void {
  const { key, known, offer } = entry;
  if (place.kind !== 'known' && known?.state === 'placed') retire(run, piece, known);
  if (place.kind === 'known') {
    const { productId } = place;
    add(run, piece, entry, { productId, by: 'own id', score: null, reasons: [] });
  } else if (place.kind === 'match') {
    add(run, piece, entry, place);
  } else if (place.kind === 'new') {
    const { product, brand } = place;
    piece.products.add(product);
    for (const name of product.ingredients) piece.ingredients.add(name);
    if (brand) piece.brands.push(brand);
    run.report.newProducts += 1;
    wishPhoto(run, piece, product.id, offer);
    const { by, score, reasons } = place;
    add(run, piece, entry, { productId: product.id, by, score, reasons, isNew: true });
  } else if (isForeign(offer) || offer.priceCents === null) {
    add(run, piece, entry, null);
  } else {
    if (place.kind === 'unplaced') noteUnplaced(run.report, offer.categoryText ?? offer.title);
    if (place.kind === 'review') {
      const { candidates, reasons } = place;
      const { retailerId } = run;
      const question = { retailerId, retailerKey: key, offer: offerToMatch(offer) };
      piece.questions.push({ ...question, candidates, reasons });
    }
    keep(run, piece, entry, { ...nothing, state: place.kind, reasons: place.reasons });
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
  /** The entry has made its product. */
  isNew?: boolean;
}

const nothing = { productId: null, by: null, score: null, reasons: [] };

/** Keeps an offer, and records its price if it may be compared and nobody else speaks for it. */
function add(run: RunState, piece: FeedPiece, entry: ChangedRow, found: Found | null): void {
  const { offer, key } = entry;
  const { currencies, matched } = run.report;
  if (found) matched[found.by] += 1;
  if (isForeign(offer) && offer.currency !== null) {
    currencies[offer.currency] = (currencies[offer.currency] ?? 0) + 1;
  }
  const state = stateOf(run, entry, found);
  const { productId, by, score, reasons: told } = found ?? nothing;
  const reasons = state === 'incomplete' ? ['it has no address'] : told;
  keep(run, piece, entry, { state, productId, by, score, reasons });
  if (state !== 'placed' || !found || offer.priceCents === null || offer.url === null) return;
  run.speak(found.productId, key);
  const price = {
    productId: found.productId,
    retailerId: run.retailerId,
    priceCents: offer.priceCents,
    originalPriceCents: offer.originalPriceCents,
    inStock: offer.inStock,
    url: offer.url,
    seenAt: run.startedAt,
  };
  if (!found.isNew) piece.prices.push(price);
  else if (!run.isTrial) piece.firstPrices.add(price, run.offerIds.take());
}

function stateOf(run: RunState, { offer, key }: ChangedRow, found: Found | null): FeedOfferState {
  if (isForeign(offer)) return 'foreign';
  if (offer.priceCents === null || found === null) return 'unpriced';
  if (offer.url === null) return 'incomplete';
  return run.maySpeak(found.productId, key) ? 'placed' : 'double';
}

function keep(
  run: RunState,
  piece: FeedPiece,
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
  const entry: FeedOfferRow = {
    retailerId: run.retailerId,
    retailerKey: key,
    feedId: run.feedId,
    runId: run.runId,
    hash: hashFor(run, as.state, row),
    raw: row,
    state: as.state,
    productId: as.productId,
    matchedBy: as.by === 'own id' ? null : as.by,
    score: as.score,
    reasons: as.reasons,
    priceCents: offer.priceCents,
    currency: offer.currency,
    gtin: offer.gtin,
    categoryText: offer.categoryText,
  };
  if (known) piece.rows.push(entry);
  else piece.newRows.add(entry);
}

/** The old product is not sold under this id any more. */
function retire(run: RunState, piece: FeedPiece, known: KnownFeedOffer): void {
  if (known.productId === null || known.priceCents === null) return;
  piece.freed.push(known.productId);
  piece.prices.push({
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
  piece: FeedPiece,
  productId: number,
  { imageUrl }: FeedOffer,
): void {
  const host = imageUrl === null ? null : linkHost(imageUrl);
  if (imageUrl === null || host === null) return;
  if (run.pictureHosts.has(host)) piece.photos.push({ productId, address: imageUrl });
  else notePictureHost(run.report, host);
}
