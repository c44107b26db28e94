import { useRef, useState } from 'react';
import type { ProductJson } from '~/web/shared/catalog/product-json';

export interface ListedPrice {
  /** Dollars. */
  price: number;
  store: string;
}

/** The lowest listed price of the product whose URL is in the form; null until it is loaded. */
export function useListedPrice() {
  const [listed, setListed] = useState<ListedPrice | null>(null);
  const requestedId = useRef('');

  async function lookUp(address: string) {
    const id = /\/product\/(\d{1,10})\/?(?:[?#]|$)/.exec(address)?.[1] ?? '';
    if (id === requestedId.current) return;
    requestedId.current = id;
    setListed(null);
    if (id === '') return;
    // Optional: the server checks the price again on submit.
    const response = await fetch(`/api/products/${id}`).catch(() => null);
    const product: ProductJson | null = response?.ok
      ? await response.json().catch(() => null)
      : null;
    const best = product?.prices.find(({ inStock }) => inStock);
    if (best && requestedId.current === id) setListed({ price: best.price, store: best.retailer });
  }
  return { listed, lookUp };
}
