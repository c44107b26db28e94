import { readId } from '../input/storable';

/** A realtime topic. */
export type RealtimeTopic =
  | { kind: 'price'; productId: number }
  | { kind: 'person'; userId: string };

/** The public topic of a product's prices; only the server publishes to it. */
export function priceTopic(productId: number): string {
  return `price:${productId}`;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses a topic name; null if unknown. */
export function readTopic(name: string): RealtimeTopic | null {
  const productId = readId(/^price:(\d{1,10})$/.exec(name)?.[1]);
  if (productId !== null) return { kind: 'price', productId };
  const [, userId = ''] = /^person:(.+)$/.exec(name) ?? [];
  return uuid.test(userId) ? { kind: 'person', userId } : null;
}
