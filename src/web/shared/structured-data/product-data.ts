import { findCategory } from '~/domain/catalog/category';
import { type Site, siteUrl } from '~/domain/site';
import type { ShownProduct } from '../catalog/product-json';
import { aggregateRatingData } from './reviews-data';
import type { StructuredData } from './structured-data';

/**
 * A product with every store's offer, and with the average that its page shows of reviews written here. Ratings of
 * stores are not ours to claim, and reviews of the demonstration were not written by people.
 */
export function productData(site: Site, product: ShownProduct): StructuredData {
  const { name, brand, description, gtin, size, ownRating } = product;
  const found = findCategory(product.categorySlug, product.subcategorySlug);
  return {
    '@type': 'Product',
    '@id': productUrl(site, product.id),
    url: productUrl(site, product.id),
    name,
    brand: { '@type': 'Brand', name: brand },
    // Search engines would show an illustration as a photo of the product.
    image: product.imageIsIllustration ? undefined : siteUrl(site, product.image),
    description,
    category: found ? `${found.category.name} > ${found.subcategory?.name}` : product.category,
    gtin14: gtin ?? undefined,
    size: size ?? undefined,
    // Of the product instead of each offer, which would repeat it for every store.
    itemCondition: 'https://schema.org/NewCondition',
    offers: offersOf(product),
    aggregateRating: ownRating && !site.demo ? aggregateRatingData(ownRating) : undefined,
    isVariantOf: product.sizes.length > 1 ? groupOf(site, product) : undefined,
  };
}

/** Offers in stock; if there are none, the last known ones. */
function offersOf({ prices }: ShownProduct): StructuredData | undefined {
  const inStock = prices.filter((price) => price.inStock);
  const counted = inStock.length > 0 ? inStock : prices;
  if (counted.length === 0) return undefined;
  const amounts = counted.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: amount(Math.min(...amounts)),
    highPrice: amount(Math.max(...amounts)),
    offerCount: counted.length,
    offers: counted.map(({ retailer, price, inStock: available }) => ({
      '@type': 'Offer',
      seller: { '@type': 'Organization', name: retailer },
      price: amount(price),
      priceCurrency: 'USD',
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    })),
  };
}

/** The group of sizes that this product belongs to. */
function groupOf(site: Site, product: ShownProduct): StructuredData {
  return {
    '@type': 'ProductGroup',
    productGroupID: String(Math.min(...product.sizes.map(({ id }) => id))),
    name: product.name,
    brand: { '@type': 'Brand', name: product.brand },
    variesBy: ['https://schema.org/size'],
    hasVariant: product.sizes.map((variant) => variantData(site, product, variant)),
  };
}

function variantData(
  site: Site,
  product: ShownProduct,
  { id, size, bestPrice }: ShownProduct['sizes'][number],
): StructuredData {
  // The page's own product is described above, so only reference it.
  if (id === product.id) return { '@type': 'Product', '@id': productUrl(site, id) };
  return {
    '@type': 'Product',
    '@id': productUrl(site, id),
    url: productUrl(site, id),
    name: product.name,
    size: size ?? undefined,
    offers:
      bestPrice === null
        ? undefined
        : { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: amount(bestPrice) },
  };
}

function productUrl(site: Site, id: number): string {
  return siteUrl(site, `/product/${id}`);
}

function amount(dollars: number): string {
  return dollars.toFixed(2);
}
