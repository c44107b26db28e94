import type { z } from 'zod';
import { toDollars } from '~/domain/prices/money';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import type { DroppedPart } from '~/domain/search/search-index';
import type { ListedHit, ProductListing } from '~/usecases/listing/list-products.server';
import type { ShownSuggestions } from '~/usecases/search/suggest-products.server';
import type { listingSchema, suggestionsSchema } from '~/web/shared/catalog/catalog-schemas';
import { productCardJson } from '~/web/shared/catalog/product-json';

type ListingJson = z.infer<typeof listingSchema>;

/** The response of `/api/products`. */
export function listingApiJson(
  listing: ProductListing,
  { search }: ListingParams,
  explain: boolean,
): ListingJson {
  const { total, variants, page, pageSize, items, facets } = listing;
  const partJson = ({ slot, label, from, to }: DroppedPart) => ({
    kind: slot?.kind ?? 'word',
    label,
    text: search.slice(from, to),
  });
  return {
    total,
    variants,
    page,
    pageSize,
    understood: listing.understood.map(partJson),
    dropped: listing.dropped.map(partJson),
    loosened: listing.loosened.map(partJson),
    items: items.map((item) => ({
      ...productCardJson(item.product),
      variants: variantsJson(item),
      ...(explain && { reasons: [...item.reasons] }),
    })),
    facets,
  };
}

function variantsJson({ family }: ListedHit): ListingJson['items'][number]['variants'] {
  if (!family) return null;
  const { id, variants, shades, sizes, minPriceCents } = family;
  return { familyId: id, count: variants, shades, sizes, minPrice: toDollars(minPriceCents) };
}

/** The response of `/api/suggest`. */
export function suggestionsJson(found: ShownSuggestions): z.infer<typeof suggestionsSchema> {
  return {
    products: found.products.map(productCardJson),
    categories: found.categories.map(({ slug, name }) => ({
      id: slug,
      name,
      path: `/category/${slug}`,
    })),
    subcategories: found.subcategories.map(({ category, subcategory }) => ({
      id: `${category.slug}-${subcategory.slug}`,
      name: subcategory.name,
      category: category.name,
      path: `/category/${category.slug}/${subcategory.slug}`,
    })),
    brands: found.brands.map(({ slug, name }) => ({
      id: slug,
      name,
      path: `/products?brands=${slug}`,
    })),
    ingredients: found.ingredients.map(({ slug, label }) => ({
      id: slug,
      name: label,
      path: `/products?ingredients=${slug}`,
    })),
    queries: found.queries,
  };
}
