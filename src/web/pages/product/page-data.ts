import { hasDemoOffers } from '~/domain/demo/demo-offer';
import type { PackageDifference } from '~/domain/dupes/package-difference';
import { ingredientSlug } from '~/domain/ingredients/describe/ingredient-slug';
import { shareVersion } from '~/domain/pictures/share-card';
import { formatMoney } from '~/domain/prices/currency';
import { type ExchangeRate, toSitePrice } from '~/domain/prices/exchange-rates';
import { formatDollars, toCents } from '~/domain/prices/money';
import type { ProductPageContent } from '~/usecases/catalog/show-product-page.server';
import {
  type DiscountJson,
  discountJson,
  type VerdictJson,
  verdictJson,
} from '~/web/shared/catalog/history-json';
import { packProduct } from '~/web/shared/catalog/pack-product';
import type { PackedCard } from '~/web/shared/catalog/product-card-data';
import { productJson, type ShownProduct, shownProduct } from '~/web/shared/catalog/product-json';
import { type ChangeData, changeData } from './changes/change-data';
import { type PackedStore, packStore } from './price-history/store-data';

/** Other products, as cards. */
export interface RelatedData {
  /**
   * Cheaper products, each with the similarity of its formula and how much less it costs, in percent; and how its package
   * differs, if it is the same product.
   */
  dupes: (readonly [
    similarity: number,
    percentLess: number,
    card: PackedCard,
    sameProduct?: PackageDifference,
  ])[];
  /** Similar products, each with the percentage that it costs less. */
  alternatives: (readonly [percentLess: number, card: PackedCard])[];
  moreOfBrand: PackedCard[];
  complementary: ProductPageContent['related']['complementary'];
}

/** A name on a label. Functions: 'humectant, solvent'. */
export type LabelName = readonly [
  name: string,
  functions: string,
  /** Of its page; true or missing: the slug of the name, which most have. Null: unknown. */
  slug?: string | true | null,
  isAllergen?: boolean,
  /** As the label or the name of the product states it. */
  percent?: number,
];

/** A list on a label; a kit has several, and the shades of a makeup product may have one of their own. */
export type LabelPartData = readonly [
  section: string | null,
  mayContain: boolean,
  /** How many names are above the estimated 1 % line; null: not estimated. */
  aboveLine: number | null,
  names: readonly LabelName[],
];

export interface LabelData {
  parts: readonly LabelPartData[];
  keyIngredients: ProductPageContent['label']['keyIngredients'];
}

export interface ForeignPriceData {
  /** The number of its link, as of an offer's. */
  offerId: number;
  retailer: string;
  /** Such as '€12.50'. */
  price: string;
  /** What it is worth in dollars, and how we know; null: it is not compared. */
  converted: string | null;
  inStock: boolean;
}

/** The data of the product page, rendered on the server and hydrated in the browser. */
export interface ProductPageData {
  product: ShownProduct;
  shareImage: string;
  label: LabelData;
  related: RelatedData;
  /** Whether any offer is demonstration data; the price list then says so. */
  isDemo: boolean;
  verdict: VerdictJson | null;
  /** By offer id; only for offers with a crossed-out price. */
  discounts: Record<number, DiscountJson>;
  /** A year of prices per store, so that the chart can be redrawn without another request. */
  stores: PackedStore[];
  /** Prices in other currencies, with their own signs. */
  foreignPrices: ForeignPriceData[];
  /** Of its size and formula, the latest first; missing if there are none, as for most products. */
  changes?: ChangeData[];
  /** When this data was read, in milliseconds. */
  now: number;
}

export function pageData({
  product,
  siblings,
  history,
  related,
  label,
  foreignPrices,
  changes,
}: ProductPageContent): ProductPageData {
  const { now, verdict, stores } = history;
  const shown = shownProduct(productJson(product, siblings));
  return {
    product: shown,
    shareImage: shareAddress(shown),
    label: labelData(label),
    related: relatedData(related),
    isDemo: hasDemoOffers([product]),
    verdict: verdict && verdictJson(verdict, now),
    discounts: Object.fromEntries(
      stores.flatMap(({ offer, discount }) =>
        discount ? [[offer.id, discountJson(discount, now)]] : [],
      ),
    ),
    stores: stores.map(({ offer: { retailer }, intervals }) =>
      packStore({
        retailer: retailer.name,
        slug: retailer.slug,
        intervals: intervals.map(({ priceCents, from, to }) => [
          priceCents,
          from.getTime(),
          to?.getTime() ?? null,
        ]),
      }),
    ),
    foreignPrices: foreignPrices.map(({ id, retailer, priceMinor, currency, rate, inStock }) => ({
      offerId: id,
      retailer,
      price: formatMoney(priceMinor, currency),
      converted: rate && describeConversion(priceMinor, rate),
      inStock,
    })),
    ...(changes.length > 0 && { changes: changes.map(changeData) }),
    now: now.getTime(),
  };
}

/** A product with a similar formula is not an alternative as well: it would be shown twice. */
export function relatedData(related: ProductPageContent['related']): RelatedData {
  const { dupes, alternatives, moreOfBrand, complementary } = related;
  const isDupe = new Set(dupes.map(({ card }) => card.id));
  return {
    dupes: dupes.map(({ similarity, percentLess, card, sameProduct }) => {
      const packed = packProduct(card);
      return sameProduct === null
        ? [similarity, percentLess, packed]
        : [similarity, percentLess, packed, sameProduct];
    }),
    alternatives: alternatives
      .filter(({ id }) => !isDupe.has(id))
      .map((other) => [other.percentLess, packProduct(other)]),
    moreOfBrand: moreOfBrand.map((other) => packProduct(other)),
    complementary,
  };
}

function labelData({ parts, keyIngredients }: ProductPageContent['label']): LabelData {
  return {
    keyIngredients,
    parts: parts.map(({ section, mayContain, aboveLine, names }) => [
      section,
      mayContain,
      aboveLine,
      names.map(({ name, slug, functions, isAllergen, percent }): LabelName => {
        const known = [name, functions.join(', ')] as const;
        const ownSlug = shortSlug(name, slug);
        if (percent !== null) return [...known, ownSlug, isAllergen, percent];
        if (isAllergen) return [...known, ownSlug, true];
        return ownSlug === true ? known : [...known, ownSlug];
      }),
    ]),
  };
}

/** Most slugs follow from the name, which the page already has. */
const shortSlug = (name: string, slug: string | null): string | true | null =>
  slug === ingredientSlug(name) || slug;

const rateDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function describeConversion(priceMinor: number, rate: ExchangeRate): string {
  const { currency, day, dollarsPerUnit } = rate;
  const cents = toSitePrice(priceMinor, currency, new Map([[currency, rate]]))?.cents ?? 0;
  return `${formatDollars(cents)} at the rate of ${rateDay.format(new Date(day))} ($${dollarsPerUnit} per ${currency})`;
}

/** The URL of the image for shared links; it changes with the price. */
function shareAddress(product: ShownProduct): string {
  const { id, imageVersion, bestPrice, prices } = product;
  const version = shareVersion({
    pictureVersion: imageVersion,
    bestPriceCents: bestPrice === null ? null : toCents(bestPrice),
    storeCount: prices.filter(({ inStock }) => inStock).length,
  });
  return `/images/share/${id}.jpg?v=${version}`;
}
