import { useSyncExternalStore } from 'react';

let isHydrated = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  // A task of its own: what depends on it is rendered again, and hydration has just blocked the page.
  if (!isHydrated && listeners.size === 0) setTimeout(publish);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function publish(): void {
  isHydrated = true;
  for (const listener of listeners) listener();
}

/** False on the server and before hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}
