import type { NewProduct } from '~/db/catalog/product.repo.server';
import type { FeedOfferRow } from '~/db/feeds/feed-offer.repo.server';
import type { ForeignPriceRow } from '~/db/prices/foreign-price.repo.server';
import type { Brand } from '~/domain/catalog/product';
import type { StoreRating } from '~/domain/catalog/store-rating';
import { factsHash } from '~/domain/changes/stated-facts';
import type { FeedOffer, RowProblem } from '~/domain/feeds/feed-offer';
import { linkHost } from '~/domain/feeds/offers/web-link';
import type { EntryOutcome } from '~/domain/feeds/report/fold-report';
import type { FeedOfferState, MatchedBy } from '~/domain/feeds/report/run-report';
import {
  type ChangedRow,
  hashFor,
  isWithoutCurrency,
  type KnownFeedOffer,
} from '~/domain/feeds/run/classify-row';
import type { MatchQuestion } from '~/domain/matching/match-question';
import { siteCurrency } from '~/domain/prices/currency';
import { toSitePrice } from '~/domain/prices/exchange-rates';
import { maxPriceCents } from '~/domain/prices/money';
import type { PriceObservation } from '~/domain/prices/price-observation';
import { offerToMatch } from '~/usecases/matching/match-feed-offers.server';
import type { FirstPrice } from '~/usecases/prices/first-prices.server';
import type { MatchedRow, RowPlacement } from './match-rows.server';
import type { Reading } from './reading.server';
import type { RunContext } from './run-context.server';

type PlanContext = Pick<
  RunContext,
  'retailerId' | 'feedId' | 'runId' | 'startedAt' | 'rulesVersion' | 'rates' | 'pictureHosts'
>;

/** Everything that an entry of a feed changes. */
export interface EntryPlan {
  readonly entry: FeedOfferRow;
  /** Whether the entry is stored already. */
  readonly isKnown: boolean;
  /** The product that it creates, and its brand if that is new too. */
  readonly created: { readonly product: NewProduct; readonly brand: Brand | null } | null;
  /** The price of its product; null if it does not represent one. */
  readonly price: FirstPrice | null;
  /** Whether it takes the place of the retailer's other entry for the product. */
  readonly takesOver: boolean;
  /** Its price in another currency. */
  readonly foreignPrice: ForeignPriceRow | null;
  /** The last price of the product that it no longer represents. */
  readonly retired: (PriceObservation & { productId: number }) | null;
  readonly question: MatchQuestion | null;
  /** What the store says about ratings of its product. */
  readonly rating: StoreRating | null;
  readonly photo: { readonly productId: number; readonly address: string } | null;
  readonly outcome: EntryOutcome;
}

/** Plans the changes of matched rows, in sequence: the first entry of a product represents it. */
export async function planEntries(
  context: PlanContext,
  reading: Reading,
  rows: readonly MatchedRow[],
): Promise<EntryPlan[]> {
  const found = rows.map(({ placement }) => placement).filter(hasProduct);
  await reading.loadShownEntries(found.map((placement) => productOf(placement).productId));
  return rows.map((row) => {
    const plan = planEntry(context, row, (productId) =>
      reading.mayShow(productId, row.changed.key),
    );
    if (plan.price) reading.setShown(plan.price.productId, row.changed.key);
    return plan;
  });
}

/** Decides everything that a matched row changes. */
export function planEntry(
  context: PlanContext,
  { changed, placement }: MatchedRow,
  /** Whether no other entry of the retailer represents the product. */
  mayShow: (productId: number) => boolean,
): EntryPlan {
  if (hasProduct(placement)) return planOffer(context, changed, productOf(placement), mayShow);
  // Without a comparable price, it does not matter why no product was found.
  const { offer, sitePrice } = changed;
  if (sitePrice === null && !isWithoutCurrency(offer)) return planUnpriced(context, changed);
  return planUnmatched(context, changed, placement);
}

/** An entry with a product, which it represents unless another entry does. */
function planOffer(
  context: PlanContext,
  changed: ChangedRow,
  found: Found,
  mayShow: (productId: number) => boolean,
): EntryPlan {
  const { known, offer } = changed;
  const { productId, by, created } = found;
  const state = offerState(changed, productId, mayShow);
  const takesOver = state === 'double' && found.isBetter === true;
  const staysShown = by === 'own id' && state === 'placed';
  const picture = created && pictureOf(offer);
  const isAllowed = picture !== null && context.pictureHosts.has(picture.host);
  const reasons = state === 'incomplete' ? ['no URL'] : found.reasons;
  return {
    entry: entryOf(context, changed, { ...found, state, reasons }),
    isKnown: known !== undefined,
    created,
    price: state === 'placed' || takesOver ? priceOf(context, changed, productId) : null,
    takesOver,
    foreignPrice: foreignPriceOf(context, changed, productId),
    retired: staysShown ? null : retiredPrice(context, known),
    question: null,
    rating: offer.rating,
    photo: isAllowed ? { productId, address: picture.address } : null,
    outcome: {
      state,
      matchedBy: by,
      isNewProduct: created !== null,
      withoutPlace: null,
      foreign: foreignOf(changed),
      pictureHost: picture && !isAllowed ? picture.host : null,
      lack: state === 'incomplete' ? lackOf(changed, reasons) : null,
    },
  };
}

/** An entry without a product, and without a price that could be compared. */
function planUnpriced(context: PlanContext, changed: ChangedRow): EntryPlan {
  const state = changed.offer.priceMinor === null ? 'unpriced' : 'foreign';
  const plan = planWithoutProduct(context, changed, { state, reasons: noReasons });
  return { ...plan, outcome: { ...plan.outcome, foreign: foreignOf(changed) } };
}

/** An entry that waits for an answer, a rule or more data. */
function planUnmatched(
  context: PlanContext,
  changed: ChangedRow,
  placement: Exclude<RowPlacement, FoundPlacement>,
): EntryPlan {
  const { key, offer, sitePrice } = changed;
  const { kind, reasons } = placement;
  const { retailerId } = context;
  const state = stateOf(kind);
  const plan = planWithoutProduct(context, changed, { state, reasons });
  if (kind === 'ask') {
    const { candidates } = placement;
    const price = sitePrice && { price: sitePrice.cents / 100 };
    const asked = { ...offerToMatch(offer), ...price };
    const question = { retailerId, retailerKey: key, offer: asked, candidates, reasons };
    return { ...plan, question };
  }
  if (kind === 'incomplete') return plan;
  const { categoryText, title } = offer;
  const isRefused = kind === 'refused';
  const withoutPlace = { isRefused, category: categoryText ?? (isRefused ? '' : title) };
  return { ...plan, outcome: { ...plan.outcome, withoutPlace } };
}

function stateOf(kind: Exclude<RowPlacement, FoundPlacement>['kind']): FeedOfferState {
  if (kind === 'ask') return 'question';
  return kind === 'refused' ? 'unplaced' : kind;
}

function planWithoutProduct(
  context: PlanContext,
  changed: ChangedRow,
  { state, reasons }: { state: FeedOfferState; reasons: readonly string[] },
): EntryPlan {
  const { known } = changed;
  return {
    entry: entryOf(context, changed, { ...noProduct, state, reasons }),
    isKnown: known !== undefined,
    created: null,
    price: null,
    takesOver: false,
    foreignPrice: null,
    retired: retiredPrice(context, known),
    question: null,
    rating: null,
    photo: null,
    outcome: {
      state,
      matchedBy: null,
      isNewProduct: false,
      withoutPlace: null,
      foreign: null,
      pictureHost: null,
      lack: state === 'incomplete' ? lackOf(changed, reasons) : null,
    },
  };
}

const lacks: ReadonlyMap<string | undefined, { field: string; reason: string }> = new Map([
  [
    'no brand',
    { field: 'brand', reason: 'it has no brand, and its title begins with none we know' },
  ],
  ['no URL', { field: 'link', reason: 'it has no URL; --link creates URLs' }],
]);

/** What an entry lacks; a missing currency is reported when the row is read. */
function lackOf({ row, offer }: ChangedRow, [reason]: readonly string[]): RowProblem | null {
  const lack = lacks.get(reason);
  return lack ? { line: row.line, value: offer.title.slice(0, 120), ...lack } : null;
}

const noReasons: readonly string[] = [];
const noProduct = { productId: null, by: null, score: null, otherName: null };

interface Found {
  productId: number;
  by: MatchedBy;
  score: number | null;
  reasons: readonly string[];
  created: EntryPlan['created'];
  /** Its name, if the words are not those of its product's name. */
  otherName: string | null;
  /** Whether it takes the place of the retailer's other entry for the product. */
  isBetter?: boolean;
}

type FoundPlacement = Extract<RowPlacement, { kind: 'known' | 'match' | 'new' }>;

function hasProduct(placement: RowPlacement): placement is FoundPlacement {
  return placement.kind === 'known' || placement.kind === 'match' || placement.kind === 'new';
}

function productOf(placement: FoundPlacement): Found {
  if (placement.kind === 'match') return { ...placement, created: null };
  if (placement.kind === 'known') {
    const { productId } = placement;
    const kept = { score: null, reasons: noReasons, created: null, otherName: null };
    return { ...kept, productId, by: 'own id' };
  }
  const { product, brand, by, score, reasons } = placement;
  const created = { product, brand };
  return { productId: product.id, by, score, reasons, created, otherName: null };
}

function offerState(
  { offer, sitePrice }: ChangedRow,
  productId: number,
  mayShow: (productId: number) => boolean,
): FeedOfferState {
  if (sitePrice === null)
    return offer.priceMinor !== null && offer.currency !== null ? 'foreign' : 'unpriced';
  if (offer.url === null) return 'incomplete';
  return mayShow(productId) ? 'placed' : 'double';
}

function entryOf(
  { retailerId, feedId, runId, rulesVersion }: PlanContext,
  { row, key, known, offer, sitePrice }: ChangedRow,
  result: {
    state: FeedOfferState;
    productId: number | null;
    by: MatchedBy | null;
    score: number | null;
    reasons: readonly string[];
    otherName: string | null;
  },
): FeedOfferRow {
  const { state, productId, by, score, reasons, otherName } = result;
  return {
    retailerId,
    retailerKey: key,
    feedId,
    runId,
    hash: hashFor(state, row, rulesVersion),
    raw: row.raw(),
    state,
    productId,
    matchedBy: by === 'own id' ? null : by,
    score,
    reasons,
    priceCents: sitePrice?.cents ?? null,
    priceMinor: offer.currency === siteCurrency ? null : offer.priceMinor,
    currency: offer.currency,
    gtin: offer.gtin,
    categoryText: offer.categoryText,
    factsHash: known ? factsHash(offer) : null,
    otherName,
  };
}

function priceOf(
  { retailerId, startedAt, rates }: PlanContext,
  { offer, sitePrice }: ChangedRow,
  productId: number,
): FirstPrice | null {
  if (!sitePrice || offer.url === null) return null;
  return {
    productId,
    retailerId,
    priceCents: sitePrice.cents,
    originalPriceCents: originalCents(offer, rates),
    inStock: offer.inStock,
    url: offer.url,
    seenAt: startedAt,
  };
}

function originalCents(
  { originalPriceMinor: minor, currency }: FeedOffer,
  rates: PlanContext['rates'],
): number | null {
  if (minor === null || currency === null) return null;
  const cents = toSitePrice(minor, currency, rates)?.cents ?? null;
  return cents !== null && cents <= maxPriceCents ? cents : null;
}

/** A price in another currency is kept with the rate it was converted with. */
function foreignPriceOf(
  { retailerId, startedAt: seenAt }: PlanContext,
  { offer, key, sitePrice }: ChangedRow,
  productId: number,
): ForeignPriceRow | null {
  const { priceMinor, currency, url, inStock } = offer;
  if (priceMinor === null || currency === null || currency === siteCurrency || url === null)
    return null;
  const price = { priceMinor, currency, url, inStock, seenAt, rate: sitePrice?.rate ?? null };
  return { ...price, retailerId, retailerKey: key, productId };
}

/** The retailer no longer sells the previous product under this id, or not in dollars. */
function retiredPrice(
  { retailerId, startedAt: seenAt }: PlanContext,
  known: KnownFeedOffer | undefined,
): EntryPlan['retired'] {
  if (known?.state !== 'placed' || known.productId === null || known.priceCents === null)
    return null;
  const { productId, priceCents } = known;
  return { productId, retailerId, priceCents, originalPriceCents: null, inStock: false, seenAt };
}

function pictureOf({ imageUrl }: FeedOffer): { address: string; host: string } | null {
  const host = imageUrl === null ? null : linkHost(imageUrl);
  return imageUrl === null || host === null ? null : { address: imageUrl, host };
}

function foreignOf({ offer, sitePrice }: ChangedRow): EntryOutcome['foreign'] {
  const { currency } = offer;
  if (currency === null || currency === siteCurrency) return null;
  return { currency, rate: sitePrice?.rate ?? null };
}
