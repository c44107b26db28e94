import { countListedFeedOffers, listKnownFeedOffers } from '~/db/feed-offer.repo.server';
import { type FeedSurvey, isPriceJump } from '~/domain/feeds/guard-feed';
import type { Deps, OpenFeed } from './deps';
import { inPieces } from './feed-pieces';
import { siteCurrency } from './prepare-feed-offers.server';

/** Looks through a feed before anything of it is written: what would become of the offers we have? */
export async function surveyFeed(
  { db }: Pick<Deps, 'db'>,
  feed: { id: number; retailerId: number },
  open: OpenFeed,
  onPiece: () => void,
): Promise<FeedSurvey> {
  const knownBefore = await countListedFeedOffers(db, feed.id);
  const survey = { knownBefore, stillListed: 0, comparable: 0, jumped: 0, otherCurrency: 0 };
  if (knownBefore === 0) return survey;
  for await (const rows of inPieces(open.rows())) {
    const keys = rows.flatMap(({ key }) => key ?? []);
    const known = await listKnownFeedOffers(db, feed.retailerId, keys);
    const byKey = new Map(known.map((offer) => [offer.retailerKey, offer]));
    for (const row of rows) {
      const before = row.key === null ? undefined : byKey.get(row.key);
      if (!before) continue;
      survey.stillListed += 1;
      const isSettled = before.hash === row.hash;
      const now = isSettled ? null : row.read().offer;
      const cents = isSettled ? before.priceCents : (now?.priceCents ?? null);
      if (before.priceCents === null || cents === null) continue;
      survey.comparable += 1;
      if (!now) continue;
      if ((now.currency ?? siteCurrency) !== (before.currency ?? siteCurrency))
        survey.otherCurrency += 1;
      else if (isPriceJump(before.priceCents, cents)) survey.jumped += 1;
    }
    onPiece();
  }
  return survey;
}
