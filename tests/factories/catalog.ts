import type { CatalogBatch, CatalogSource } from '~/domain/catalog/catalog-source';
import type { Brand, Offer, PriceInterval, Product, Retailer } from '~/domain/catalog/product';

/** When everything in a test catalog was first and last seen, unless stated otherwise. */
export const firstSeen = new Date('2025-03-01T00:00:00Z');
export const lastSeen = new Date('2026-02-28T00:00:00Z');

export function aBrand(id: number, given: Partial<Brand> = {}): Brand {
  return { id, name: `Brand ${id}`, slug: `brand-${id}`, ...given };
}

export function aRetailer(id: number, given: Partial<Retailer> = {}): Retailer {
  return {
    id,
    name: `Store ${id}`,
    slug: `store-${id}`,
    shippingCents: 599,
    freeShippingFromCents: 3_500,
    returnPolicy: '30 days',
    affiliateTemplate: 'https://go.example/?to={url}',
    priceMatchEligible: true,
    domains: [`store-${id}.example`],
    ...given,
  };
}

export function aProduct(id: number, given: Partial<Product> = {}): Product {
  return {
    id,
    groupId: id,
    brandId: 1,
    name: `Product ${id}`,
    category: 'skincare',
    subcategory: 'serums',
    size: { amount: 50, unit: 'ml' },
    gtin: null,
    picture: {
      shape: 'dropper-bottle',
      palette: { body: '#aabbcc', accent: '#ddeeff', label: '#112233' },
      label: 'band',
    },
    description: null,
    howToUse: null,
    features: [],
    ingredients: [],
    keyIngredients: [],
    complementaryProducts: [],
    rating: 4.5,
    reviewCount: 10,
    firstSeenAt: firstSeen,
    ...given,
  };
}

export function anOffer(id: number, given: Partial<Offer> = {}): Offer {
  return {
    id,
    productId: 1,
    retailerId: 1,
    priceCents: 2_000,
    originalPriceCents: null,
    inStock: true,
    url: `https://store.example/${id}`,
    seenAt: lastSeen,
    ...given,
  };
}

/** An interval for an offer: open if it is in stock. */
export function anInterval(offer: Offer, given: Partial<PriceInterval> = {}): PriceInterval {
  return {
    offerId: offer.id,
    priceCents: offer.priceCents,
    from: firstSeen,
    to: offer.inStock ? null : offer.seenAt,
    ...given,
  };
}

/** Products and their offers, each with one interval, in one batch. */
export function aBatch(products: Product[], offers: Offer[]): CatalogBatch {
  return { products, offers, intervals: offers.map((offer) => anInterval(offer)) };
}

/** A catalog of these batches, with brands 1 to 3 and retailers 1 to 5. */
export function aSource(...batches: CatalogBatch[]): CatalogSource {
  return {
    brands: [1, 2, 3].map((id) => aBrand(id)),
    retailers: [1, 2, 3, 4, 5].map((id) => aRetailer(id)),
    ingredients: [],
    productCount: batches.reduce((sum, { products }) => sum + products.length, 0),
    batches: () => batches,
  };
}
