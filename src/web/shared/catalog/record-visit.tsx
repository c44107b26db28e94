import { useEffect } from 'react';
import { rememberVisit } from './recent-visits';

/** Records a product view for the home page's recently viewed list. */
export function RecordVisit({ productId }: { productId: number }) {
  useEffect(() => rememberVisit(productId), [productId]);
  return null;
}
