import { useRef, useState } from 'react';
import type { ProductJson } from '~/web/shared/catalog/product-json';

export interface ListedPrice {
  /** Dollars. */
  price: number;
  store: string;
}

/** The lowest price at which we list the product whose address is in the form, once it is known. */
export function useListedPrice() {
  const [listed, setListed] = useState<ListedPrice | null>(null);
  const requestedId = useRef('');

  async function lookUp(address: string) {
    const id = /\/product\/(\d{1,10})\/?(?:[?#]|$)/.exec(address)?.[1] ?? '';
    if (id === requestedId.current) return;
    requestedId.current = id;
    setListed(null);
    if (id === '') return;
    // Without an answer the form works as well: the server compares the prices again.
    const response = await fetch(`/api/products/${id}`).catch(() => null);
    const product: ProductJson | null = response?.ok
      ? await response.json().catch(() => null)
      : null;
    const best = product?.prices.find(({ inStock }) => inStock);
    if (best && requestedId.current === id) setListed({ price: best.price, store: best.retailer });
  }
  return { listed, lookUp };
}
