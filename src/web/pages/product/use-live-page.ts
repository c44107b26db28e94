import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLivePrices } from '~/web/shared/live-prices/use-live-prices';
import type { ProductPageData } from './page-data';

/** So that not all who watch a product ask for its page at the same moment. */
const refetchJitterMs = 1_000;
/** By then every process knows that its kept page is old. */
const minRefetchDelayMs = 300;

/**
 * The page as it is now. New prices are shown at once; what else follows from them, such as the verdict
 * and the history, the server works out, and it comes a moment later.
 */
export function useLivePage(page: ProductPageData): ProductPageData {
  const { product } = page;
  const live = useLivePrices([product.id], page.now)(product.id);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!live) return;
    const timer = setTimeout(revalidate, minRefetchDelayMs + Math.random() * refetchJitterMs);
    return () => clearTimeout(timer);
  }, [live, revalidate]);

  if (!live) return page;
  const { at, ...prices } = live;
  return { ...page, now: at, product: { ...product, ...prices } };
}
