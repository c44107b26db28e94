import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and before React has taken over, then true. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
