import { useEffect, useState } from 'react';
import { useAuth } from '~/web/shared/auth/use-auth';
import type { OwnReviewJson } from '~/web/shared/reviews/write/review-api';

/** The signed-in person's review of a product; null until it is known, and if there is none. */
export function useOwnReview(productId: number): OwnReviewJson | null {
  const { user } = useAuth();
  const userId = user?.id;
  const [own, setOwn] = useState<OwnReviewJson | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setOwn(null);
    async function load() {
      const { showOwnOfProduct } = await import('~/web/shared/reviews/write/review-api');
      const { review } = await showOwnOfProduct(productId);
      if (isCurrent) setOwn(review);
    }
    // Without an answer the form is empty; sending it replaces the review all the same.
    if (userId !== undefined) load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [productId, userId]);
  return own;
}
