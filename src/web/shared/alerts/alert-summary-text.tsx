import { useQuery } from '@tanstack/react-query';
import { privateQueryClient } from '../private-data/private-query-client';
import { summariesQuery } from './alert-queries';

/** A short description of the person's alert for a product, or 'Price alert' if there is none. */
export function AlertSummaryText({ productId }: { productId: number }) {
  const { data } = useQuery(summariesQuery([productId]), privateQueryClient());
  return data?.get(productId) ?? 'Price alert';
}
