import { LRUCache } from 'lru-cache';
import type { Suitability } from '~/domain/preferences/preferences';
import { minOpposedStrength } from '~/domain/preferences/suitability';
import { categoryWithoutFormulas, isTagged } from '~/domain/search/contained-ingredients';
import { avoidedWith, claimsOfAbsence, ingredientsAreListed } from '~/domain/search/index-tags';
import { answeringTags, isFirm } from '~/domain/search/ranking';
import { minExactProducts, otherAudiences, priceLevelParts } from '~/domain/search/relaxing';
import { type UnitKind, unitKinds } from '~/domain/search/search-index';
import { maxCarryOnSize, maxTravelSizeOf } from '~/domain/search/travel-sizes';
import type { QuerySlot } from '~/domain/search/understand/understood-query';
import type { Catalog } from './catalog';
import { productsNamed } from './excluded-words';
import { addContaining } from './ingredients';
import { ratedAtLeast, tenths } from './ratings';
import { kindCode, toHundredths } from './sizes';
import {
  type Bits,
  countBits,
  emptyBits,
  fullBits,
  intersectWith,
  setBit,
  subtractFrom,
  uniteWith,
} from './structures/bitset';
import { addGroup, type Postings } from './structures/postings';
import { keyedBetween } from './structures/ranked-keys';
import { selectPage } from './structures/select-page';
import { addTagged, forEachSetWith, productsTagged } from './tags';
import { findTravelSizes } from './travel-sizes';

export type Conditions = ReturnType<typeof createConditions>;

/** The products that meet a condition. Results are shared: callers must not change them. */
export function createConditions(catalog: Catalog) {
  const { size, tags, ingredients, sizes, sections, brands, prices, ratings, byId } = catalog;
  const everything = fullBits(size);
  /** What price changes do not affect. */
  const cached = new LRUCache<string, Bits>({ max: 64 });
  /** The products of price ranges, which each order and page of a listing asks for again. */
  const priced = new LRUCache<string, Bits>({ max: 16 });

  function findOnce(key: string, find: () => Bits, cache = cached): Bits {
    const known = cache.get(key);
    if (known) return known;
    const bits = find();
    cache.set(key, bits);
    return bits;
  }

  const withTag = (name: string): Bits => findOnce(name, () => productsTagged(tags, name, size));

  function withAnyTag(names: readonly string[]): Bits {
    return findOnce(names.join(' '), () => {
      const bits = emptyBits(size);
      for (const name of names) addTagged(tags, name, bits);
      return bits;
    });
  }

  /** Products that have an ingredient, or one of a family: as a tag, or on their resolved label. */
  function containing(slug: string): Bits {
    return findOnce(`containing ${slug}`, () => {
      const bits = productsTagged(tags, `ingredient:${slug}`, size);
      addContaining(ingredients, slug, bits);
      return bits;
    });
  }

  /** Products of which it is known whether they contain an ingredient: equal for equal keys. */
  function absenceKnown(key: string, slug: string): Bits {
    return findOnce(key, () => {
      const bits = withTag(ingredientsAreListed).slice();
      if (!isTagged(slug)) intersectWith(bits, ingredients.resolved);
      for (const claim of claimsOfAbsence(slug)) uniteWith(bits, withTag(`claim:${claim}`));
      return bits;
    });
  }

  const absenceKey = (slug: string): string =>
    ['known', isTagged(slug), ...claimsOfAbsence(slug)].join(' ');

  /** Products that are known not to contain an ingredient or a family; see `isKnownWithout`. */
  function without(slug: string): Bits {
    return findOnce(`without ${slug}`, () => {
      const bits = absenceKnown(absenceKey(slug), slug).slice();
      for (const avoided of avoidedWith(slug)) subtractFrom(bits, containing(avoided));
      return bits;
    });
  }

  /** Products that are known to suit; see `isSuitable`. Not cached: every shopper has a list of their own. */
  function suiting({ avoid, opposed }: Suitability): Bits {
    const bits = everything.slice();
    const contained = emptyBits(size);
    for (const slug of new Set(avoid.flatMap(avoidedWith))) {
      addTagged(tags, `ingredient:${slug}`, contained);
      addContaining(ingredients, slug, contained);
    }
    subtractFrom(bits, contained);
    // Most ingredients are known to be absent from the same products.
    for (const [key, slugs] of Map.groupBy(avoid, absenceKey)) {
      if (slugs[0] === undefined) continue;
      const known = absenceKnown(key, slugs[0]).slice();
      uniteWith(known, inSections(categoryWithoutFormulas, null));
      intersectWith(bits, known);
    }
    for (const { against, unless } of opposed) {
      const others = emptyBits(size);
      forEachSetWith(tags, against, (products, set, strength) => {
        if (strength >= minOpposedStrength) addGroup(products, set, others, size);
      });
      for (const tag of unless) subtractFrom(others, withTag(tag));
      subtractFrom(bits, others);
    }
    return bits;
  }

  function inGroups(postings: Postings, wanted: (group: number) => boolean): Bits {
    const bits = emptyBits(size);
    for (let group = 0; group + 1 < postings.starts.length; group++) {
      if (wanted(group)) addGroup(postings, group, bits, size);
    }
    return bits;
  }

  function inSections(category: string | null, subcategory: string | null): Bits {
    const { list, products } = sections;
    return findOnce(`section ${category ?? ''}/${subcategory ?? ''}`, () =>
      inGroups(
        products,
        (code) =>
          (category === null || list[code]?.category === category) &&
          (subcategory === null || list[code]?.subcategory === subcategory),
      ),
    );
  }

  function ofBrands(slugs: ReadonlySet<string>): Bits {
    return inGroups(brands.products, (code) => slugs.has(brands.slugs[code]!));
  }

  /** The products that are what a part excludes. */
  function being({ of, term }: Extract<QuerySlot, { kind: 'not' }>): Bits {
    if (of === 'brand') return ofBrands(new Set([term]));
    if (of === 'word') return productsNamed(catalog, term);
    return withAnyTag(answeringTags({ kind: of, slug: term }).map(({ name }) => name));
  }

  const pricedBetween = (minCents: number, maxCents: number): Bits =>
    findOnce(
      `${minCents} ${maxCents}`,
      () => keyedBetween(prices.best, minCents, maxCents),
      priced,
    );

  /** Unit prices are stored in hundredths of a cent. */
  function unitPricedBetween(kind: UnitKind, minCents: number | null, maxCents: number | null) {
    const ofKind = sizes.products[1 + unitKinds.indexOf(kind)] ?? emptyBits(size);
    if (minCents === null && maxCents === null) return ofKind;
    const min = Math.round((minCents ?? 0) * 100);
    const max = maxCents === null ? 0xfffffffe : Math.round(maxCents * 100);
    const bits = keyedBetween(prices.unit, min, max);
    intersectWith(bits, ofKind);
    return bits;
  }

  /** Amounts of one unit, both ends included. */
  function sized(kind: number, min: number, max: number): Bits {
    return findOnce(`sized ${kind} ${min} ${max}`, () => {
      const bits = emptyBits(size);
      const [from, to] = [toHundredths(min), toHundredths(max)];
      const { kinds, amounts } = sizes;
      for (let product = 0; product < size; product++) {
        if (kinds[product] !== kind) continue;
        if (amounts[product]! >= from && amounts[product]! <= to) setBit(bits, product);
      }
      return bits;
    });
  }

  function withSpf(min: number, max: number): Bits {
    const bits = emptyBits(size);
    for (const name of tags.names) {
      const [kind, slug] = name.split(':');
      if (kind !== 'spf' || Number(slug) < min || Number(slug) > max) continue;
      addTagged(tags, name, bits);
    }
    return bits;
  }

  return {
    everything,
    pricesChanged: () => priced.clear(),
    withTag,
    containing,
    without,
    suiting,
    inSections,
    ofBrands,
    pricedBetween,
    unitPricedBetween,

    /** The products that meet a part of the query; null: the part is no condition of its own. */
    meeting(slot: QuerySlot): Bits | null {
      switch (slot.kind) {
        case 'price':
          return pricedBetween(slot.minCents ?? 0, slot.maxCents ?? Number.POSITIVE_INFINITY);
        case 'price-level':
        case 'other-currency':
        case 'sort':
          return null;
        case 'sale':
          return prices.onSale;
        case 'size':
          return sized(kindCode({ amount: 1, unit: slot.unit }), slot.minAmount, slot.maxAmount);
        case 'travel-size':
          return findOnce('travel size', () => findTravelSizes(catalog, maxTravelSizeOf));
        case 'spf':
          return withSpf(slot.min, slot.max ?? Number.POSITIVE_INFINITY);
        case 'rating':
          return ratedAtLeast(ratings, tenths(slot.min));
        case 'category':
          return inSections(slot.category, slot.subcategory);
        case 'brand':
          return ofBrands(new Set([slot.slug]));
        case 'without':
          return without(slot.slug);
        case 'not': {
          const bits = everything.slice();
          subtractFrom(bits, being(slot));
          return bits;
        }
        default:
          return withAnyTag(answeringTags(slot).map(({ name }) => name));
      }
    },

    /** The products that meet a part by more than weak evidence; null: it asks for no tag. */
    meetingFirmly(slot: QuerySlot, minIngredient: number): Bits | null {
      const asked = answeringTags(slot);
      if (asked.length === 0) return null;
      const bits = emptyBits(size);
      for (const { name, kind } of asked) {
        forEachSetWith(tags, name, (products, set, strength) => {
          if (isFirm(kind, strength, minIngredient)) addGroup(products, set, bits, size);
        });
      }
      return bits;
    },

    /** A wider meaning of a part that nothing meets; null: there is none. */
    meetingWidely(slot: QuerySlot): Bits | null {
      if (slot.kind === 'travel-size') {
        return findOnce('carry-on size', () => findTravelSizes(catalog, () => maxCarryOnSize));
      }
      if (slot.kind !== 'audience') return null;
      const bits = everything.slice();
      for (const other of otherAudiences[slot.slug] ?? []) {
        subtractFrom(bits, withTag(`audience:${other}`));
      }
      return bits;
    },

    /** The cheapest or most expensive part of the products. */
    atPriceLevel(bits: Bits, level: 'low' | 'high'): Bits {
      const total = countBits(bits);
      const order = { keys: prices.best.keys, descending: level === 'high', byId };
      const count = Math.min(
        total,
        Math.max(Math.ceil(total / priceLevelParts[level]), minExactProducts),
      );
      const [limit] = selectPage(bits, total, order, count - 1, 1);
      if (limit === undefined) return bits;
      const cents = prices.best.keys[limit]!;
      return level === 'low' ? pricedBetween(0, cents) : pricedBetween(cents, 0xffffffff);
    },
  };
}
