import { findRetailerByName } from '~/db/catalog/retailer.repo.server';
import { findFeedByName } from '~/db/feeds/feed.repo.server';
import { addFeed, type FeedInput } from './manage-feeds.server';
import { type FeedDeps, type FeedOutcome, runFeed } from './run-feed.server';
import { tryFeed } from './try-feed.server';

export type IngestInput = Omit<FeedInput, 'name' | 'everyMinutes'> & {
  isTrial: boolean;
  isAccepted: boolean;
  batchRows?: number;
  onProgress?: (done: number, total: number) => void;
};

/** Imports one file of a retailer, or reports what an import would do. */
export async function ingestFile(deps: FeedDeps, input: IngestInput): Promise<FeedOutcome> {
  const { isTrial, isAccepted, batchRows, onProgress = () => {}, ...feedInput } = input;
  const name = `files of ${input.retailer.name.trim().toLowerCase()}`;
  if (isTrial) {
    const retailer = await findRetailerByName(deps.db, input.retailer.name.trim());
    const feed = await findFeedByName(deps.db, name);
    const outcome = await tryFeed(
      deps,
      {
        id: feed?.id ?? 0,
        retailerId: retailer?.id ?? 0,
        address: input.address,
        isFull: input.isFull,
        currency: input.currency ?? null,
        chain: input.retailer.chain ?? retailer?.chain ?? null,
        linkTemplate: input.linkTemplate ?? null,
      },
      onProgress,
    );
    return { runId: 0, ...outcome };
  }
  const feed = await addFeed(deps, { ...feedInput, name });
  return runFeed(deps, { feed, isAccepted, batchRows, onProgress });
}
