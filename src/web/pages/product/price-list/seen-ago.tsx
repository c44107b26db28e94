import { dayMs, hourMs, minuteMs } from '~/domain/durations';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';

// Read the clock once per page, so that a ticking clock does not re-render every row.
let arrivedAt: number | undefined;
const clock = () => {
  arrivedAt ??= Date.now();
  return arrivedAt;
};

/** When we last saw the price. The server counts from its render time, the browser from now. */
export function SeenAgo({ at, now }: { at: string; now: number }) {
  const moment = useIsHydrated() ? clock() : now;
  const ago = formatAgo(new Date(at).getTime(), Math.max(moment, now));
  return <time dateTime={`${at.slice(0, 16)}Z`}>{`seen ${ago}`}</time>;
}

/** Formats the elapsed time in its largest whole unit. */
export function formatAgo(at: number, now: number): string {
  const elapsedMs = Math.max(0, now - at);
  if (elapsedMs < 2 * minuteMs) return 'just now';
  if (elapsedMs < hourMs) return `${Math.floor(elapsedMs / minuteMs)} min ago`;
  if (elapsedMs < 2 * dayMs) return `${Math.floor(elapsedMs / hourMs)} h ago`;
  return `${Math.floor(elapsedMs / dayMs)} days ago`;
}
