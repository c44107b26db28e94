import { countListedFeedOffers } from '~/db/feeds/feed-offer.repo.server';
import { compareFeedOffers, listKnownFeedOffers } from '~/db/feeds/known-feed-offer.repo.server';
import { IdSet, RowVerdicts } from '~/domain/feeds/compact-sets';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import type { FeedSurvey } from '~/domain/feeds/guard-feed';
import { sitePriceOf } from '~/domain/feeds/run/classify-row';
import { siteCurrency } from '~/domain/prices/currency';
import type { ExchangeRates } from '~/domain/prices/exchange-rates';
import { isPriceJump } from '~/domain/prices/implausible-price';
import type { Deps, OpenFeed } from '~/usecases/deps';
import { inChunks } from './batches';

/** The result of a survey: figures for the safety checks, and rows that need no further lookup. */
export interface SurveyedFeed {
  figures: FeedSurvey;
  /** Ids of known entries that the feed lists. */
  listed: IdSet;
  verdicts: RowVerdicts;
}

/**
 * Reads a feed before anything is written, to determine its effect on existing offers. Null if there are
 * none.
 */
export async function surveyFeed(
  { db }: Pick<Deps, 'db'>,
  feed: { id: number; retailerId: number; rulesVersion: string; rates: ExchangeRates },
  open: OpenFeed,
  options: { batchRows?: number | undefined; onBatch: () => void },
): Promise<SurveyedFeed | null> {
  const knownBefore = await countListedFeedOffers(db, feed.id);
  if (knownBefore === 0) return null;
  const figures = {
    knownBefore,
    stillListed: 0,
    comparable: 0,
    jumped: 0,
    otherCurrency: 0,
    withoutCurrency: 0,
  };
  const surveyed = { figures, listed: new IdSet(), verdicts: new RowVerdicts() };
  let from = 0;
  for await (const { rows } of inChunks(open.rows(), { batchRows: options.batchRows })) {
    await surveyBatch({ ...feed, db }, surveyed, rows, from);
    from += rows.length;
    options.onBatch();
  }
  return surveyed;
}

async function surveyBatch(
  {
    db,
    retailerId,
    rulesVersion,
    rates,
  }: { db: Deps['db']; retailerId: number; rulesVersion: string; rates: ExchangeRates },
  { figures, listed, verdicts }: SurveyedFeed,
  rows: readonly FeedRow[],
  from: number,
): Promise<void> {
  const given = rows.map(({ key, hash }) => ({ key: key ?? '', hash }));
  const others: FeedRow[] = [];
  const compared = await compareFeedOffers(db, { retailerId, given, rulesVersion });
  for (const { place, id, state, isPriced, isSame } of compared.toSorted(byPlace)) {
    const row = rows[place];
    if (!row || row.key === null) continue;
    if (listed.has(id)) {
      verdicts.set(from + place, 'repeated');
      continue;
    }
    listed.add(id);
    figures.stillListed += 1;
    if (!isSame) others.push(row);
    else {
      verdicts.set(from + place, state);
      if (isPriced) figures.comparable += 1;
    }
  }
  const keys = others.flatMap(({ key }) => key ?? []);
  const known = await listKnownFeedOffers(db, retailerId, keys);
  const byKey = new Map(known.map((offer) => [offer.retailerKey, offer]));
  for (const row of others) {
    const before = byKey.get(row.key ?? '');
    const now = row.read().offer;
    if (before?.priceCents == null || now?.priceMinor == null) continue;
    figures.comparable += 1;
    const sitePrice = sitePriceOf(now, rates);
    if (now.currency === null) figures.withoutCurrency += 1;
    else if (now.currency !== (before.currency ?? siteCurrency)) figures.otherCurrency += 1;
    else if (sitePrice && isPriceJump(before.priceCents, sitePrice.cents)) figures.jumped += 1;
  }
}

const byPlace = (a: { place: number }, b: { place: number }) => a.place - b.place;
