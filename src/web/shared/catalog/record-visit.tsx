import { useEffect } from 'react';
import { rememberVisit } from './recent-visits';

/** Mounted on a product's page: the home page then offers the way back. */
export function RecordVisit({ productId }: { productId: number }) {
  useEffect(() => rememberVisit(productId), [productId]);
  return null;
}
