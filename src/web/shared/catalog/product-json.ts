import type { z } from 'zod';
import { findCategory } from '~/domain/catalog/category';
import type {
  CardOffer,
  ListedProduct,
  ProductSibling,
  ProductSummary,
} from '~/domain/catalog/listed-product';
import { formatSize } from '~/domain/catalog/size';
import { isIllustration } from '~/domain/pictures/illustration';
import { pictureBackground } from '~/domain/pictures/picture-background';
import { pictureVersion } from '~/domain/pictures/picture-version';
import { deliveredPrice } from '~/domain/prices/delivered-price';
import { toDollars } from '~/domain/prices/money';
import { savingsPercent } from '~/domain/prices/savings';
import { formatUnitPrice } from '~/domain/prices/unit-price';
import type { productCardSchema, productSchema } from './catalog-schemas';
import { pictureAddress } from './picture-address';

export type CardJson = z.infer<typeof productCardSchema>;

/** What a card shows, without its stores. */
export function shownFields(product: ProductSummary) {
  const { size, bestPriceCents, highestPriceCents } = product;
  const unitPrice = bestPriceCents === null ? null : formatUnitPrice(bestPriceCents, size);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand.name,
    imageVersion: pictureVersion(product),
    imageTone: pictureBackground(product.picture),
    rating: product.rating,
    reviewCount: product.reviewCount,
    ...(product.ownRating && { ownRating: product.ownRating }),
    size: size && formatSize(size),
    bestPrice: dollarsOrNull(bestPriceCents),
    unitPrice: unitPrice?.primary ?? null,
    savingsPercent:
      bestPriceCents === null || highestPriceCents === null
        ? 0
        : savingsPercent({ bestPriceCents, highestPriceCents }),
  };
}

/** A product with the field names of the specification and some of our own; prices in dollars. */
export function productCardJson(product: ProductSummary): CardJson {
  const { brand } = product;
  const shown = shownFields(product);
  return {
    ...shown,
    image: pictureAddress(shown, 640, 'jpg'),
    ...(isIllustration(product.picture) && { imageIsIllustration: true }),
    category: findCategory(product.category)?.category.name ?? product.category,
    prices: product.offers.map(priceJson),
    brandSlug: brand.slug,
    categorySlug: product.category,
    subcategorySlug: product.subcategory,
    onSale: product.onSale,
    ...omitEmptyLists({ keyIngredients: product.keyIngredients }),
  };
}

export type ProductJson = z.infer<typeof productSchema>;

export function productJson(
  product: ListedProduct,
  siblings: readonly ProductSibling[] = [],
): ProductJson {
  const { description, howToUse } = product;
  return {
    ...productCardJson(product),
    prices: pricesJson(product),
    ...(description !== null && { description }),
    ...(howToUse !== null && { howToUse }),
    ...omitEmptyLists({
      features: product.features,
      complementaryProducts: product.complementaryProducts,
    }),
    ingredients: [...product.ingredients],
    gtin: product.gtin,
    sizes: siblings.map(({ id, size, bestPriceCents }) => ({
      id,
      size: size && formatSize(size),
      bestPrice: dollarsOrNull(bestPriceCents),
      unitPrice:
        bestPriceCents === null ? null : (formatUnitPrice(bestPriceCents, size)?.primary ?? null),
    })),
  };
}

/** The fields that the product page shows and describes. The label has the ingredients. */
export type ShownProduct = Omit<
  ProductJson,
  | 'complementaryProducts'
  | 'ingredients'
  | 'keyIngredients'
  | 'onSale'
  | 'prices'
  | 'savingsPercent'
> & { prices: ShownOffer[] };

export type ShownOffer = Omit<ProductJson['prices'][number], 'retailerSlug'>;

export function shownProduct({
  complementaryProducts,
  ingredients,
  keyIngredients,
  onSale,
  savingsPercent,
  sizes,
  ...shown
}: ProductJson): ShownProduct {
  return {
    ...shown,
    // The only size is its own.
    sizes: sizes.length > 1 ? sizes : [],
    prices: shown.prices.map(({ retailerSlug, ...offer }) => offer),
  };
}

/** Every store's price with its unit price. */
export function pricesJson({ offers, size }: Pick<ProductSummary, 'offers' | 'size'>) {
  return offers.map((offer): ProductJson['prices'][number] => ({
    ...priceJson(offer),
    unitPrice: formatUnitPrice(offer.priceCents, size)?.primary ?? null,
  }));
}

function priceJson(offer: CardOffer): CardJson['prices'][number] {
  const { retailer, originalPriceCents, priceCents } = offer;
  const delivered = deliveredPrice(priceCents, retailer);
  return {
    retailer: retailer.name,
    price: toDollars(priceCents),
    ...(originalPriceCents !== null && { originalPrice: toDollars(originalPriceCents) }),
    offerId: offer.id,
    retailerSlug: retailer.slug,
    inStock: offer.inStock,
    deliveredPrice: dollarsOrNull(delivered.totalCents),
    shipping: dollarsOrNull(delivered.shippingCents),
    freeShippingFrom: dollarsOrNull(retailer.freeShippingFromCents),
    seenAt: offer.seenAt.toISOString(),
  };
}

function dollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents);
}

/** Omits empty optional lists. */
function omitEmptyLists<T extends Record<string, readonly string[]>>(
  lists: T,
): { [K in keyof T]?: string[] } {
  const entries = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(entries) as { [K in keyof T]?: string[] };
}
