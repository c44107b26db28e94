import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../auth/use-auth';

/** The URL fragment that opens a product's price alert once the visitor is signed in. */
export const alertIntent = (productId: number): string => `#price-alert-${productId}`;

/** Opens the alert dialog that the person requested before they were sent to sign in. */
export function useAlertIntent(productId: number, open: () => void): void {
  const { user, loading } = useAuth();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isWanted = hash === alertIntent(productId);
  const isSignedIn = user !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation
  useEffect(() => {
    if (!isWanted || loading) return;
    if (isSignedIn) open();
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isWanted, loading, isSignedIn]);
}
