import type { ReturnPolicy } from '~/domain/catalog/return-policy';

export interface StorePolicy extends ReturnPolicy {
  name: string;
  slug: string;
}
