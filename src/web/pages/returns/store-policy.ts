import type { ReturnPolicy } from '~/domain/catalog/return-policy';

/** A store and its return policy. */
export interface StorePolicy extends ReturnPolicy {
  name: string;
  slug: string;
}
