import { LRUCache } from 'lru-cache';
import type { CardStore } from '~/domain/catalog/card-store';
import type { CardOffer, ProductSummary } from '~/domain/catalog/listed-product';
import type { Brand, Picture, Retailer, Size } from '~/domain/catalog/product';

/** A card as JSON, without what many cards share. */
type PackedCard = [
  groupId: number,
  brandId: number,
  name: string,
  section: number,
  size: [] | [amount: number, unit: number],
  picture: number,
  shade: string | 0,
  photo: string | 0,
  keyIngredients: number[],
  rating: number,
  reviewCount: number,
  firstSeenMs: number,
  bestPriceCents: number | null,
  highestPriceCents: number | null,
  onSale: 0 | 1,
  /** Six numbers for each offer; see `packOffers`. */
  offers: number[],
  /** Without enough reviews: nothing. */
  ownRating: [] | [average: number, rated: number],
];

const numbersPerOffer = 6;
const inStockBit = 1;
const demoBit = 2;

/** Popular cards are on many pages; this many take 12 MB as objects. */
const maxUnpackedCards = 4_000;

const units = ['ml', 'g', 'count'] as const satisfies readonly Size['unit'][];

/**
 * Keeps one string per card: about 200 bytes instead of the 3,000 of its objects. Values that many cards
 * share (sections, pictures without shade and photo, ingredients) are kept once and referred to by number.
 * The cards used last are also kept as objects, which callers must not change.
 */
export function createPackedCardStore(): CardStore {
  const cards = new Map<number, string>();
  const brands = new Map<number, Brand>();
  const retailers = new Map<number, Retailer>();
  const sections = createInterned<[category: string, subcategory: string]>();
  const pictures = createInterned<Omit<Picture, 'shade' | 'photo'>>();
  const ingredients = createInterned<string>();
  const unpacked = new LRUCache<number, ProductSummary>({ max: maxUnpackedCards });

  function pack(card: ProductSummary): string {
    const { shade, photo, ...picture } = card.picture;
    const packed: PackedCard = [
      card.groupId,
      card.brand.id,
      card.name,
      sections.add([card.category, card.subcategory]),
      card.size ? [card.size.amount, units.indexOf(card.size.unit)] : [],
      pictures.add(picture),
      shade ?? 0,
      photo ?? 0,
      card.keyIngredients.map(ingredients.add),
      card.rating,
      card.reviewCount,
      card.firstSeenAt.getTime(),
      card.bestPriceCents,
      card.highestPriceCents,
      card.onSale ? 1 : 0,
      card.offers.flatMap(packOffer),
      card.ownRating ? [card.ownRating.average, card.ownRating.rated] : [],
    ];
    return asciiOnly(JSON.stringify(packed));
  }

  function unpack(id: number, text: string): ProductSummary {
    // Only `pack` has written it.
    const packed: PackedCard = JSON.parse(text);
    const [groupId, brandId, name, section, [amount, unit], picture, shade, photo] = packed;
    const [, , , , , , , , keyIngredients, rating, reviewCount, firstSeenMs] = packed;
    const [, , , , , , , , , , , , bestPriceCents, highestPriceCents, onSale, offers, own] = packed;
    const [average, rated] = own;
    const [category, subcategory] = sections.at(section);
    const unitName = unit === undefined ? undefined : units[unit];
    return {
      id,
      groupId,
      brand: known(brands, brandId),
      name,
      category,
      subcategory,
      size: amount === undefined || unitName === undefined ? null : { amount, unit: unitName },
      picture: {
        ...pictures.at(picture),
        ...(shade !== 0 && { shade }),
        ...(photo !== 0 && { photo }),
      },
      keyIngredients: keyIngredients.map(ingredients.at),
      rating,
      reviewCount,
      firstSeenAt: new Date(firstSeenMs),
      bestPriceCents,
      highestPriceCents,
      onSale: onSale === 1,
      ...(average !== undefined && rated !== undefined && { ownRating: { average, rated } }),
      offers: unpackOffers(id, offers),
    };
  }

  function unpackOffers(productId: number, numbers: readonly number[]): CardOffer[] {
    const offers: CardOffer[] = [];
    for (let at = 0; at < numbers.length; at += numbersPerOffer) {
      const [
        id = 0,
        retailerId = 0,
        priceCents = 0,
        originalPriceCents = 0,
        flags = 0,
        seenMs = 0,
      ] = numbers.slice(at, at + numbersPerOffer);
      offers.push({
        id,
        productId,
        retailerId,
        priceCents,
        originalPriceCents: originalPriceCents === 0 ? null : originalPriceCents,
        inStock: (flags & inStockBit) !== 0,
        isDemo: (flags & demoBit) !== 0,
        seenAt: new Date(seenMs),
        retailer: known(retailers, retailerId),
      });
    }
    return offers;
  }

  /** A renamed brand or store has the new name on all of its cards. */
  function keepShared<T extends { id: number }>(values: Map<number, T>, value: T): void {
    const last = values.get(value.id);
    if (last === value) return;
    if (last && JSON.stringify(last) !== JSON.stringify(value)) unpacked.clear();
    values.set(value.id, value);
  }

  return {
    get size() {
      return cards.size;
    },
    has: (id) => cards.has(id),
    get(id) {
      const known = unpacked.get(id);
      if (known) return known;
      const text = cards.get(id);
      if (text === undefined) return undefined;
      const card = unpack(id, text);
      unpacked.set(id, card);
      return card;
    },
    set(card) {
      keepShared(brands, card.brand);
      for (const { retailer } of card.offers) keepShared(retailers, retailer);
      unpacked.delete(card.id);
      cards.set(card.id, pack(card));
    },
    clear() {
      cards.clear();
      unpacked.clear();
    },
  };
}

function packOffer(offer: CardOffer): number[] {
  const flags = (offer.inStock ? inStockBit : 0) | (offer.isDemo ? demoBit : 0);
  const { id, retailerId, priceCents, originalPriceCents, seenAt } = offer;
  return [id, retailerId, priceCents, originalPriceCents ?? 0, flags, seenAt.getTime()];
}

/** Strings with other characters take two bytes per character. */
function asciiOnly(json: string): string {
  return json.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function known<T>(values: ReadonlyMap<number, T>, id: number): T {
  const value = values.get(id);
  if (value === undefined) throw new Error(`A card refers to ${id}, which is missing.`);
  return value;
}

/** Equal values once, by number. */
function createInterned<T>() {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  return {
    add(value: T): number {
      const key = JSON.stringify(value);
      let number = numbers.get(key);
      if (number === undefined) {
        number = values.push(value) - 1;
        numbers.set(key, number);
      }
      return number;
    },
    at(number: number): T {
      const value = values[number];
      if (value === undefined)
        throw new Error(`A card refers to value ${number}, which is missing.`);
      return value;
    },
  };
}
