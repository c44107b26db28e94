import { parseGtin } from '../catalogue/gtin';
import { cleanName, cleanText } from './clean-text';
import { readCurrency } from './currency';
import type { FeedFormat, FeedOffer, FeedRecord, RowProblem } from './feed-offer';
import { currencyOfName, type FieldRole, fieldKey } from './field-names';
import { parsePrice } from './parse-price';
import { readAvailability } from './read-availability';
import { remembering } from './remembering';
import { isSaleOn } from './sale-window';
import { fillLink, readLink } from './web-link';

/** Where the roles' values stand in a record. */
export type FieldPlaces = ReadonlyMap<FieldRole, readonly number[]>;

export interface ReadingContext {
  format: FeedFormat;
  /** Decides whether a sale with dates is on. */
  now: Date;
  /** What prices are in when the feed does not say; null: nobody knows. */
  currency: string | null;
  /** Makes addresses for feeds that state none. */
  linkTemplate: string | null;
}

const longestKey = 200;
const longestShown = 120;
const longestTitle = 300;
const noProblems: readonly RowProblem[] = [];

/** Looks values up by their role: the first that is not empty. */
export function fieldValue({ values }: FeedRecord, places: FieldPlaces, role: FieldRole): string {
  const where = places.get(role);
  if (where === undefined) return '';
  for (const place of where) {
    const value = values[place];
    if (value !== undefined && value !== '' && value.trim() !== '') return value;
  }
  return '';
}

/** What the retailer knows the offer by: its id, else its address; null when it states neither. */
export function readKey(record: FeedRecord, places: FieldPlaces): string | null {
  const id = fieldValue(record, places, 'id').trim();
  const key = id === '' ? fieldValue(record, places, 'link').trim() : id;
  return key === '' ? null : key.replace(/\p{Cc}/gu, '').slice(0, longestKey);
}

/** Reads an entry into an offer in our own terms, or says what is wrong with it. */
export function readOffer(
  record: FeedRecord,
  places: FieldPlaces,
  context: ReadingContext,
  key: string | null = readKey(record, places),
): { offer: FeedOffer | null; problems: readonly RowProblem[] } {
  let problems = noProblems;
  const get = (role: FieldRole) => fieldValue(record, places, role);
  const complain = (field: string, stated: string, reason: string) => {
    const value = cleanName(stated.slice(0, longestShown * 2)).slice(0, longestShown);
    problems = [...problems, { line: record.line, field, value, reason }];
  };

  if (key === null) complain('id', '', 'it has neither an id nor an address');
  const title = cleanName(get('title')).slice(0, longestTitle);
  const isTitled = /\p{L}/u.test(title);
  if (!isTitled) complain('title', get('title'), 'it has no title');
  const price = readPrices(record, places, context, complain);
  const url = readAddress(record, get('link'), context, complain);
  if (key === null || !isTitled || price === null || url === undefined) {
    return { offer: null, problems };
  }
  const offer: FeedOffer = {
    key,
    title,
    brand: readBrandName(get('brand')),
    url,
    imageUrl: readImage(get('image')),
    description: cleanText(get('description')) || null,
    priceCents: price.priceCents,
    originalPriceCents: price.originalPriceCents,
    currency: price.currency,
    shippingCents: readShipping(get('shipping')),
    inStock: readStock(get),
    gtin: readGtin(get('gtin'), complain),
    sizeText: readSizeText(get('size')),
    shade: cleanName(get('shade')).slice(0, 100) || null,
    categoryText: readCategory(record, places),
    ingredientsText: get('ingredients').slice(0, 20_000) || null,
  };
  return { offer, problems };
}

type Complain = (field: string, value: string, reason: string) => void;

function readPrices(
  record: FeedRecord,
  places: FieldPlaces,
  context: ReadingContext,
  complain: Complain,
): Pick<FeedOffer, 'priceCents' | 'originalPriceCents' | 'currency'> | null {
  const get = (role: FieldRole) => fieldValue(record, places, role);
  const text = get('price') || get('salePrice');
  if (!places.has('price') && !places.has('salePrice')) {
    return { priceCents: null, originalPriceCents: null, currency: null };
  }
  const price = parsePrice(text);
  if (!price || price.cents <= 0) {
    complain('price', text, text === '' ? 'it has no price' : 'this is no price');
    return null;
  }
  const sale = parsePrice(get('salePrice'));
  const dates = () => ({ range: get('saleDates'), from: get('saleFrom'), to: get('saleTo') });
  const isOnSale =
    sale !== null && sale.cents > 0 && sale.cents < price.cents && isSaleOn(dates(), context.now);
  const before = parsePrice(get('originalPrice'))?.cents ?? price.originalCents ?? 0;
  const priceCents = isOnSale ? sale.cents : price.cents;
  const original = isOnSale ? Math.max(price.cents, before) : before;
  const stated = get('currency');
  return {
    priceCents,
    // More than twenty times the price is a slip, not a discount.
    originalPriceCents: original > priceCents && original <= priceCents * 20 ? original : null,
    currency:
      (stated && readStatedCurrency(stated)) ||
      price.currency ||
      currencyOfColumns(record, places) ||
      currencyOfCountry(record, places, context) ||
      context.currency,
  };
}

const readStatedCurrency = remembering((text) => readCurrency(text.trim().toUpperCase()));

/** What a price's column is called may say what it is in. */
function currencyOfColumns({ names }: FeedRecord, places: FieldPlaces): string | null {
  for (const place of places.get('price') ?? []) {
    const code = currencyOfName(names[place] ?? '');
    if (code !== null) return code;
  }
  return null;
}

/** Heureka states no currency: its shops sell in the country of their address. */
function currencyOfCountry(
  record: FeedRecord,
  places: FieldPlaces,
  { format }: ReadingContext,
): string | null {
  if (format !== 'heureka') return null;
  const hints = `${fieldValue(record, places, 'link')} ${fieldValue(record, places, 'category')}`;
  if (/heureka\.sk|:\/\/[^/]+\.sk(?:[/:]|$)/i.test(hints)) return 'EUR';
  return /heureka\.cz|:\/\/[^/]+\.cz(?:[/:]|$)/i.test(hints) ? 'CZK' : null;
}

/** Undefined: it states one that is none, and no other can be made. */
function readAddress(
  record: FeedRecord,
  text: string,
  { linkTemplate }: ReadingContext,
  complain: Complain,
): string | null | undefined {
  const link = text === '' ? null : readLink(text);
  if (link !== null) return link;
  const filled = linkTemplate
    ? fillLink(linkTemplate, (name) => {
        const place = record.names.findIndex((known) => fieldKey(known) === fieldKey(name));
        return record.values[place];
      })
    : null;
  if (filled !== null || text === '') return filled;
  complain('link', text, 'this is no web address');
  return undefined;
}

const readBrandName = remembering((text) => {
  const brand = cleanName(text).slice(0, 100);
  const isNone = !/[\p{L}\p{N}]/u.test(brand) || /^(?:n\/?a|none|unknown|generic)$/i.test(brand);
  return isNone ? null : brand;
});

/** The first, when several stand in one cell. */
function readImage(text: string): string | null {
  if (text === '') return null;
  const isOne = !text.includes('http', 1);
  return readLink(isOne ? text : (text.split(/[,|;]\s*(?=https?:)/)[0] ?? ''));
}

/** Google writes 'US:CA:Ground:4.95 USD'. */
function readShipping(text: string): number | null {
  if (text === '') return null;
  return parsePrice(text.slice(text.lastIndexOf(':') + 1))?.cents ?? null;
}

const readSomeStock = remembering(readAvailability);

function readStock(get: (role: FieldRole) => string): boolean {
  const out = readSomeStock(get('outOfStock'));
  if (out !== null) return !out;
  const stated = readSomeStock(get('availability'));
  if (stated !== null) return stated;
  const quantity = get('quantity').trim();
  return /^-?\d+$/.test(quantity) ? Number(quantity) > 0 : true;
}

function readGtin(text: string, complain: Complain): string | null {
  const stated = text.trim();
  if (stated === '' || /^(?:n\/?a|none|null|-+|0+|does not apply)$/i.test(stated)) return null;
  const read = parseGtin(stated.split(/[,;|\s]+/)[0] ?? '');
  if (read.ok) return read.gtin;
  complain('gtin', stated, read.reason);
  return null;
}

const readSizeText = remembering((text) => {
  const size = cleanName(text).slice(0, 200);
  return /\d/.test(size) || /size/i.test(size) ? size : null;
});

const readCategoryCell = remembering((text) => cleanName(text.slice(0, 500)));

/** The places of all categories, by the feed's columns: the same for every row. */
const shelfPlaces = new WeakMap<FieldPlaces, readonly number[]>();

function shelfPlacesOf(places: FieldPlaces): readonly number[] {
  let found = shelfPlaces.get(places);
  if (!found) {
    const all = [...(places.get('category') ?? []), ...(places.get('furtherCategory') ?? [])];
    found = [...new Set(all)].sort((a, b) => a - b);
    shelfPlaces.set(places, found);
  }
  return found;
}

/** All that the feed says of the shelf, in the order of its columns: what comes last says most. */
function readCategory({ values }: FeedRecord, places: FieldPlaces): string | null {
  const parts: string[] = [];
  for (const place of shelfPlacesOf(places)) {
    const part = readCategoryCell(values[place] ?? '');
    if (part !== '' && !parts.includes(part)) parts.push(part);
  }
  return parts.join(' | ') || null;
}
