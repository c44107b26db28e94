import type { ReturnPolicy } from '~/domain/catalog/return-policy';

/** A store and what it takes back. */
export interface StorePolicy extends ReturnPolicy {
  name: string;
  slug: string;
}
