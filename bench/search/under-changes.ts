import type { SearchPrices } from '../../src/domain/search/search-index.ts';
import type { Peer } from './peer.ts';
import type { QuerySet } from './queries.ts';

/** A hundred changes are applied before every third query; the wait counts. */
const batchSize = 100;
const everyNth = 3;

export type Kinds = Record<keyof QuerySet, number[]>;

/** Times of queries alone, and while price changes share the process. */
export async function timeUnderChanges(
  peer: Peer,
  queries: QuerySet,
  changes: readonly SearchPrices[],
): Promise<{ alone: Kinds; shared: Kinds }> {
  const time = async (asks: (() => unknown)[], share: boolean) => {
    const times: number[] = [];
    for (const [at, ask] of asks.entries()) {
      const began = performance.now();
      const from = (at / everyNth) * batchSize;
      if (share && at % everyNth === 0) await peer.update(changes.slice(from, from + batchSize));
      await ask();
      times.push(performance.now() - began);
    }
    return times;
  };
  const both = async (share: boolean): Promise<Kinds> => ({
    suggest: await time(
      queries.suggest.map((typed) => () => peer.suggest(typed)),
      share,
    ),
    list: await time(
      queries.list.map((asked) => () => peer.list(asked)),
      share,
    ),
  });
  return { alone: await both(false), shared: await both(true) };
}
