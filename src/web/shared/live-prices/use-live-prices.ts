import { useCallback, useEffect, useState } from 'react';
import type { LivePrices } from './live-prices-json';
import { whenIdle } from './when-idle';

const noLivePrices: ReadonlyMap<number, LivePrices> = new Map();

/**
 * The current price of a product; undefined while the page's own data, read at `since` (server
 * milliseconds), is the latest. A stable reference until a price changes. Loads its dependencies after
 * the page is idle.
 */
export function useLivePrices(
  ids: readonly number[],
  since: number,
): (id: number) => LivePrices | undefined {
  const [livePrices, setLivePrices] = useState(noLivePrices);
  const wanted = ids.join();

  useEffect(() => {
    if (wanted === '') return;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(async () => {
      const { watchPrices } = await import('./watch-prices');
      return () => {
        stop = watchPrices(wanted.split(','), (one) =>
          setLivePrices((all) => new Map(all).set(one.id, one)),
        );
      };
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [wanted]);

  return useCallback(
    (id) => {
      const one = livePrices.get(id);
      return one && one.at > since ? one : undefined;
    },
    [livePrices, since],
  );
}
