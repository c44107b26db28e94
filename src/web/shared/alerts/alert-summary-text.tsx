import { useQuery } from '@tanstack/react-query';
import { privateQueryClient } from '../private-data/private-query-client';
import { summariesQuery } from './alert-queries';

/** A person's alert for a product in a few words, or 'Price alert' without one. */
export function AlertSummaryText({ productId }: { productId: number }) {
  const { data } = useQuery(summariesQuery([productId]), privateQueryClient());
  return data?.get(productId) ?? 'Price alert';
}
