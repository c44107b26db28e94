import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Calls back after every navigation, to close menus. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation only
  useEffect(() => close(), [key]);
}
