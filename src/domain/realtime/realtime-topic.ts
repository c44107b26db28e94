import { readId } from '../input/storable';

/** What somebody can be told about as it happens. */
export type RealtimeTopic =
  | { kind: 'price'; productId: number }
  | { kind: 'person'; userId: string };

/** Anybody may hear of a product's prices; only we speak there. */
export function priceTopic(productId: number): string {
  return `price:${productId}`;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a topic's name stands for; null when there is no such topic. */
export function readTopic(name: string): RealtimeTopic | null {
  const productId = readId(/^price:(\d{1,10})$/.exec(name)?.[1]);
  if (productId !== null) return { kind: 'price', productId };
  const [, userId = ''] = /^person:(.+)$/.exec(name) ?? [];
  return uuid.test(userId) ? { kind: 'person', userId } : null;
}
