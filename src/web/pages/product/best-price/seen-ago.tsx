import { useSyncExternalStore } from 'react';
import { formatAgo } from './format-ago';

const noSubscription = () => () => {};
// Once a page: a clock that ticked would set all rows anew.
let arrivedAt: number | undefined;
const clock = () => {
  arrivedAt ??= Date.now();
  return arrivedAt;
};

/** When we last looked. The server counts from when it made the page, the browser from its own clock. */
export function SeenAgo({ at, now }: { at: string; now: number }) {
  const moment = useSyncExternalStore(noSubscription, clock, () => now);
  return <time dateTime={at}>seen {formatAgo(new Date(at).getTime(), Math.max(moment, now))}</time>;
}
