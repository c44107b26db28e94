import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLivePrices } from '~/web/shared/live-prices/use-live-prices';
import type { ProductPageData } from './page-data';

/** Random delay, so that viewers of a product do not all refetch its page at the same time. */
const refetchJitterMs = 1_000;
/** By then every server process has invalidated its cached page. */
const minRefetchDelayMs = 300;

/**
 * The page with live prices. New prices are shown immediately; the verdict and the history, which
 * the server computes, are refetched shortly after.
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
