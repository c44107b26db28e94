import { findRetailerByName } from '~/db/catalog/retailer.repo.server';
import { findFeedByName } from '~/db/feeds/feed.repo.server';
import { addFeed, type FeedWish } from './add-feed.server';
import { type FeedDeps, type FeedOutcome, runFeed } from './run-feed.server';
import { tryFeed } from './try-feed.server';

export type IngestWish = Omit<FeedWish, 'name' | 'everyMinutes'> & {
  isTrial: boolean;
  isAccepted: boolean;
  pieceLength?: number;
  onProgress?: (done: number, total: number) => void;
};

/** Takes one file of a retailer's in, now, or says what would happen if one did. */
export async function ingestFile(deps: FeedDeps, wish: IngestWish): Promise<FeedOutcome> {
  const { isTrial, isAccepted, pieceLength, onProgress = () => {}, ...feedWish } = wish;
  const name = `files of ${wish.retailer.name.trim().toLowerCase()}`;
  if (isTrial) {
    const retailer = await findRetailerByName(deps.db, wish.retailer.name.trim());
    const feed = await findFeedByName(deps.db, name);
    const report = await tryFeed(
      deps,
      {
        id: feed?.id ?? 0,
        retailerId: retailer?.id ?? 0,
        address: wish.address,
        isFull: wish.isFull,
        currency: wish.currency ?? null,
        linkTemplate: wish.linkTemplate ?? null,
      },
      onProgress,
    );
    return { runId: 0, state: report.heldBecause === null ? 'done' : 'held', report };
  }
  const feed = await addFeed(deps, { ...feedWish, name });
  return runFeed(deps, { feed, isAccepted, pieceLength, onProgress });
}
