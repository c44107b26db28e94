import type { FeedOffer, FeedRow } from '~/domain/feeds/feed-offer';
import type { KnownFeedOffer } from '~/domain/feeds/run/classify-row';

/** A serum for ten dollars. */
export const aFeedOffer = (given: Partial<FeedOffer> = {}): FeedOffer => ({
  key: 'k1',
  title: 'Calm Serum',
  brand: 'Lumivera',
  url: 'https://shop.example/1',
  imageUrl: null,
  description: null,
  priceMinor: 1_000,
  originalPriceMinor: null,
  currency: 'USD',
  shippingMinor: null,
  inStock: true,
  gtin: null,
  sizeText: null,
  shade: null,
  categoryText: null,
  ingredientsText: null,
  rating: null,
  ...given,
});

/** A row of a feed with this offer; null: its price cannot be read. */
export const aFeedRow = (offer: FeedOffer | null, given: Partial<FeedRow> = {}): FeedRow => ({
  line: 2,
  length: 10,
  key: offer?.key ?? 'k1',
  hash: 'h1',
  isTimed: false,
  read: () => ({
    offer,
    problems: offer
      ? []
      : [{ line: 2, field: 'price', value: 'soon', reason: 'this is not a price' }],
  }),
  raw: () => '{}',
  ...given,
});

/** The stored entry of that serum. */
export const aKnownOffer = (given: Partial<KnownFeedOffer> = {}): KnownFeedOffer => ({
  id: 7,
  retailerKey: 'k1',
  hash: 'h1',
  state: 'placed',
  productId: 1,
  priceCents: 1_000,
  priceMinor: null,
  currency: 'USD',
  gtin: null,
  factsHash: null,
  missed: 0,
  runId: 1,
  ...given,
});
