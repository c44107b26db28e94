import { hasDemoOffers } from '~/domain/demo/demo-offer';
import { ingredientPath } from '~/domain/ingredients/describe/ingredient-slug';
import { describeRelaxed } from '~/domain/search/describe-relaxed';
import { describeExclusions } from '~/domain/search/exclusions';
import { ingredientOfFilter, nameBesideTerm } from '~/domain/search/ingredient-terms';
import { canonicalListing } from '~/domain/search/listing/canonical-listing';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { isShelf, type ListingPlace, listingHref } from '~/domain/search/listing/listing-place';
import { isLeftOut, leaveOutPart, quotePart } from '~/domain/search/quote-part';
import type { QueryPart } from '~/domain/search/understand/understood-query';
import type { BrowsedListing } from '~/usecases/listing/browse-listing.server';
import type { ListedHit } from '~/usecases/listing/list-products.server';
import { packProduct } from '../catalog/pack-product';
import type { PackedCard } from '../catalog/product-card-data';
import { firstChoices, type OmittedChoices } from './first-choices';
import { matchNote } from './match-note';
import { variantsText } from './variants-text';

export type ListingJson = ReturnType<typeof listingJson>;

/** A suggestion for an empty result: the choice to drop, and the number of products without it. */
export interface Relaxation {
  label: string;
  total: number;
  to: string;
}

/** What the whole catalog has; sorts and filters that need more are not offered. */
export interface ListingCatalog {
  isEmpty: boolean;
  /** Shoppers have shown interest in enough products to call some of them popular. */
  hasPopular: boolean;
  isRated: boolean;
  /** There is more than one store. */
  isCompared: boolean;
}

const noOmittedChoices: OmittedChoices = {};

/** The data of a listing page; a short one has only the first choices of each filter. */
export function listingJson(
  place: ListingPlace,
  params: ListingParams,
  found: BrowsedListing,
  { now, isShort, catalog }: { now: Date; isShort: boolean; catalog: ListingCatalog },
) {
  const brandName = found.choices.brands.find(({ slug }) => slug === params.brands[0])?.name;
  const { total, pageCount, items, facets, relaxations } = found;
  const { understood, dropped, loosened } = found;
  return {
    /** When this data was read, in milliseconds. */
    now: now.getTime(),
    place,
    params,
    catalog,
    /** The page about the one ingredient that products must have; null: none. */
    about: aboutIngredient(params, understood),
    /** If it is the only chosen brand. */
    brandName: params.brands.length === 1 ? (brandName ?? null) : null,
    total,
    /** All sizes and shades. */
    variants: found.variants,
    pageCount,
    /** The URL that search engines index; null: none. */
    canonical: canonicalListing(params, found),
    understood: understood
      .filter(({ slot }) => catalog.hasPopular || slot.kind !== 'sort' || slot.sort !== 'popular')
      .map((part) => understoodJson(part, place, params)),
    /** Says what was left out because nothing, or little, matched everything, and what exclusions leave out. */
    relaxed:
      [
        describeRelaxed(params.search, understood, dropped, loosened),
        describeExclusions(params.without, understood),
      ]
        .filter((sentence) => sentence !== null)
        .join(' ') || null,
    /** Whether any of the prices are demonstration data; the listing then says so. */
    isDemo: hasDemoOffers(items.map(({ product }) => product)),
    items: items.map((item) => cardOf(item, params)),
    facets: {
      category: facets.category,
      /** Null unless they are shown: there are dozens, and those of one category are shown. */
      subcategory: params.category === 'all' || isShelf(place) ? null : facets.subcategory,
      rating: facets.rating,
      inStock: facets.inStock,
      unit: facets.unit,
      price: facets.price.map(({ count }) => count),
    },
    ...(isShort
      ? firstChoices(found.choices, params)
      : { choices: found.choices, omitted: noOmittedChoices }),
    relaxations: relaxations.map(
      ({ choice, total }): Relaxation => ({
        label: choice.label,
        total,
        to: listingHref(place, choice.without),
      }),
    ),
  };
}

function aboutIngredient(
  { ingredients }: ListingParams,
  understood: readonly QueryPart[],
): { name: string; path: string } | null {
  const named = understood.flatMap(({ slot }) => (slot.kind === 'ingredient' ? [slot.slug] : []));
  const slugs = new Set([...ingredients, ...named]);
  const [slug = ''] = slugs;
  const ingredient = slugs.size === 1 ? ingredientOfFilter(slug) : null;
  return (
    ingredient && {
      name: nameBesideTerm(slug, ingredient),
      path: ingredientPath(ingredient.slug),
    }
  );
}

/** What a part of the search text was understood as; `to` searches for its words instead. */
function understoodJson(part: QueryPart, place: ListingPlace, params: ListingParams) {
  const isOut = isLeftOut(part.slot);
  const search = (isOut ? leaveOutPart : quotePart)(params.search, part);
  return {
    label: part.label,
    /** Null: `to` leaves the words out. */
    text: isOut ? null : params.search.slice(part.from, part.to),
    to: listingHref(place, { ...params, search, page: 1 }),
  };
}

function cardOf(item: ListedHit, params: ListingParams): PackedCard {
  const { product, family } = item;
  const isCollapsed = family && !params.expand && params.family === null;
  const text = isCollapsed && variantsText(family, product.bestPriceCents);
  return packProduct(product, {
    note: matchNote(item),
    variants: text ? { text, familyId: family.id } : null,
  });
}
