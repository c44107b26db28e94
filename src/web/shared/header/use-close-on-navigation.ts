import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Calls back after every navigation, for menus that should not outlive the page they led away from. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the signal, the callback is not
  useEffect(() => close(), [key]);
}
