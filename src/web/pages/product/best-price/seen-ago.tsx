import { useSyncExternalStore } from 'react';
import { formatAgo } from './format-ago';

const noSubscription = () => () => {};
// Read the clock once per page, so that a ticking clock does not re-render every row.
let arrivedAt: number | undefined;
const clock = () => {
  arrivedAt ??= Date.now();
  return arrivedAt;
};

/**
 * When we last saw the price. The server counts from its render time, the browser from its own
 * clock.
 */
export function SeenAgo({ at, now }: { at: string; now: number }) {
  const moment = useSyncExternalStore(noSubscription, clock, () => now);
  return <time dateTime={at}>seen {formatAgo(new Date(at).getTime(), Math.max(moment, now))}</time>;
}
