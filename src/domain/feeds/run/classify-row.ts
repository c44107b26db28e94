import { formatMoney, siteCurrency } from '~/domain/prices/currency';
import { type ExchangeRates, type SitePrice, toSitePrice } from '~/domain/prices/exchange-rates';
import { isPriceJump } from '~/domain/prices/implausible-price';
import { formatDollars, maxPriceCents } from '~/domain/prices/money';
import type { FeedOffer, FeedRow, RowProblem } from '../feed-offer';
import { type FeedOfferState, feedOfferStates, openStates } from '../report/run-report';

/** An entry of a retailer's feed as an earlier run stored it. */
export interface KnownFeedOffer {
  id: number;
  retailerKey: string;
  hash: string;
  state: FeedOfferState;
  productId: number | null;
  /** The comparable price in dollars. */
  priceCents: number | null;
  priceMinor: number | null;
  currency: string | null;
  gtin: string | null;
  /** Of its size and ingredients; null: not computed yet. */
  factsHash: number | null;
  missed: number;
  /** The run that wrote it last. */
  runId: number;
}

/** What classifying depends on besides the row. */
export interface ClassifyRules {
  readonly rulesVersion: string;
  readonly rates: ExchangeRates;
  /** The operator has seen the feed: large changes are accepted. */
  readonly isAccepted: boolean;
}

/** A row that differs from the stored entry. */
export interface ChangedRow {
  readonly kind: 'changed';
  readonly row: FeedRow;
  readonly key: string;
  readonly known: KnownFeedOffer | undefined;
  readonly offer: FeedOffer;
  /** Its price in dollars; null: it has none, or there is no rate for its currency. */
  readonly sitePrice: SitePrice | null;
  readonly problems: readonly RowProblem[];
}

/** What a row is, compared with the stored entry. */
export type ClassifiedRow =
  | { readonly kind: 'unchanged'; readonly state: FeedOfferState; readonly lacksCurrency: boolean }
  /** It cannot be used. */
  | {
      readonly kind: 'lost';
      readonly problem: RowProblem;
      readonly problems: readonly RowProblem[];
    }
  /** Its price jumped or changed its currency: the stored entry stays until the operator accepts. */
  | {
      readonly kind: 'held';
      readonly state: FeedOfferState;
      readonly offer: FeedOffer;
      readonly problems: readonly RowProblem[];
    }
  | ChangedRow;

const unchangedRows = new Map<FeedOfferState, ClassifiedRow>(
  feedOfferStates.map((state) => [state, { kind: 'unchanged', state, lacksCurrency: false }]),
);

/** A row whose stored entry stays as it is. */
export function unchangedRow(state: FeedOfferState, row: FeedRow): ClassifiedRow {
  const offer = state === 'incomplete' ? row.read().offer : null;
  const lacksCurrency = offer !== null && isWithoutCurrency(offer);
  const unchanged = lacksCurrency ? undefined : unchangedRows.get(state);
  return unchanged ?? { kind: 'unchanged', state, lacksCurrency };
}

/** A row whose id another row of the feed has. */
export function repeatedRow({ line, key }: FeedRow): ClassifiedRow {
  const reason = 'another row of the feed has the same id; the first counts';
  return lostRow({ line, field: 'id', value: key ?? '', reason });
}

function lostRow(problem: RowProblem, others: readonly RowProblem[] = []): ClassifiedRow {
  return { kind: 'lost', problem, problems: [...others, problem] };
}

/** Compares a row with the stored entry of its id, if there is one, and reads its offer if it changed. */
export function classifyRow(
  row: FeedRow,
  known: KnownFeedOffer | undefined,
  { rulesVersion, rates, isAccepted }: ClassifyRules,
): ClassifiedRow {
  if (known && known.missed === 0 && known.hash === hashFor(known.state, row, rulesVersion))
    return unchangedRow(known.state, row);
  const { offer, problems } = row.read();
  const { line } = row;
  if (!offer) {
    const [problem = { line, field: '', value: '', reason: 'unusable' }] = problems;
    return { kind: 'lost', problem, problems };
  }
  const { priceMinor, currency } = offer;
  const sitePrice = sitePriceOf(offer, rates);
  if (sitePrice && sitePrice.cents > maxPriceCents) {
    const value = describePrice(priceMinor, currency);
    const reason = `the price is above ${formatDollars(maxPriceCents)}`;
    return lostRow({ line, field: 'price', value, reason }, problems);
  }
  if (known && !isAccepted && isSuspect(known, offer, sitePrice)) {
    const before = describePrice(known.priceMinor ?? known.priceCents, known.currency);
    const value = `${before} → ${describePrice(priceMinor, currency)}`;
    const problem = { line, field: 'price', value, reason: heldPrice };
    return { kind: 'held', state: known.state, offer, problems: [...problems, problem] };
  }
  return { kind: 'changed', row, key: offer.key, known, offer, sitePrice, problems };
}

const heldPrice =
  'the price jumped or changed its currency; yesterday’s stays until it is accepted';

/** Whether an offer has a price, but neither the feed nor its settings say in which currency. */
export const isWithoutCurrency = ({
  priceMinor,
  currency,
}: Pick<FeedOffer, 'priceMinor' | 'currency'>) => priceMinor !== null && currency === null;

/** The hash of an entry. Open entries include the version of the rules, to be matched again when it changes. */
export function hashFor(
  state: FeedOfferState,
  { hash }: Pick<FeedRow, 'hash'>,
  rulesVersion: string,
): string {
  return openStates.includes(state) ? `${hash}~${rulesVersion}` : hash;
}

function isSuspect(before: KnownFeedOffer, offer: FeedOffer, sitePrice: SitePrice | null): boolean {
  if (before.state !== 'placed' || before.priceCents === null || offer.priceMinor === null)
    return false;
  return (
    (before.currency ?? siteCurrency) !== offer.currency ||
    (sitePrice !== null && isPriceJump(before.priceCents, sitePrice.cents))
  );
}

/** The price of an offer in dollars; null if it has none, or no rate for its currency. */
export function sitePriceOf(
  { priceMinor, currency }: FeedOffer,
  rates: ExchangeRates,
): SitePrice | null {
  return priceMinor === null || currency === null ? null : toSitePrice(priceMinor, currency, rates);
}

function describePrice(minor: number | null, currency: string | null): string {
  if (minor === null) return 'no price';
  return currency === null ? `${minor / 100} without a currency` : formatMoney(minor, currency);
}
