import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False on the server and before hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
