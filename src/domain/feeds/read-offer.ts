import { type GtinResult, parseGtin } from '../catalogue/gtin';
import { cellTrait } from './cell-traits';
import { cleanName, cleanText } from './clean-text';
import { readCurrency } from './currency';
import type { FeedFormat, FeedOffer, FeedRecord, RowProblem } from './feed-offer';
import { fieldKey } from './field-names';
import { fieldPlace, fieldValue } from './field-value';
import { parsePrice } from './parse-price';
import { readAvailability } from './read-availability';
import type { RecordLayout } from './record-layout';
import { remembering } from './remembering';
import { isSaleOn } from './sale-window';
import { fillLink, readLink } from './web-link';

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

/** What the retailer knows the offer by: its id, else its address; null when it states neither. */
export function readKey(record: FeedRecord, { places }: RecordLayout): string | null {
  const place = fieldPlace(record, places.id);
  const stated = place < 0 ? fieldPlace(record, places.link) : place;
  if (stated < 0) return null;
  const key = record.value(stated).trim();
  const hasControls = (record.traits(stated) & (cellTrait.control | cellTrait.wide)) !== 0;
  return (hasControls ? key.replace(/\p{Cc}/gu, '') : key).slice(0, longestKey);
}

/** Reads an entry into an offer in our own terms, or says what is wrong with it. */
export function readOffer(
  record: FeedRecord,
  layout: RecordLayout,
  context: ReadingContext,
  key: string | null = readKey(record, layout),
): { offer: FeedOffer | null; problems: readonly RowProblem[] } {
  let problems = noProblems;
  const { places } = layout;
  if (key === null) {
    problems = [problem(record, 'id', '', 'it has neither an id nor an address')];
  }
  const title = readName(record, fieldPlace(record, places.title)).slice(0, longestTitle);
  const isTitled = hasLetter(title);
  if (!isTitled) {
    const stated = fieldValue(record, places.title);
    problems = [...problems, problem(record, 'title', stated, 'it has no title')];
  }
  const price = readPrices(record, layout, context);
  if (price === null) {
    const stated = statedPrice(record, layout);
    const reason = stated === '' ? 'it has no price' : 'this is no price';
    problems = [...problems, problem(record, 'price', stated, reason)];
  }
  const address = fieldValue(record, places.link);
  const url = readAddress(record, address, context);
  if (url === undefined) {
    problems = [...problems, problem(record, 'link', address, 'this is no web address')];
  }
  if (key === null || !isTitled || price === null || url === undefined) {
    return { offer: null, problems };
  }
  const gtin = readGtin(fieldValue(record, places.gtin));
  if (gtin !== null && !gtin.ok) {
    const stated = fieldValue(record, places.gtin).trim();
    problems = [...problems, problem(record, 'gtin', stated, gtin.reason)];
  }
  const offer: FeedOffer = {
    key,
    title,
    brand: readBrandName(fieldValue(record, places.brand)),
    url,
    imageUrl: readImage(fieldValue(record, places.image)),
    description: readText(record, fieldPlace(record, places.description)) || null,
    priceCents: price.priceCents,
    originalPriceCents: price.originalPriceCents,
    currency: price.currency,
    shippingCents: readShipping(fieldValue(record, places.shipping)),
    inStock: readStock(record, layout),
    gtin: gtin?.ok ? gtin.gtin : null,
    sizeText: readSizeText(fieldValue(record, places.size)),
    shade: readName(record, fieldPlace(record, places.shade)).slice(0, 100) || null,
    categoryText: readCategory(record, layout),
    ingredientsText: fieldValue(record, places.ingredients).slice(0, 20_000) || null,
  };
  return { offer, problems };
}

function problem({ line }: FeedRecord, field: string, stated: string, reason: string): RowProblem {
  const value = cleanName(stated.slice(0, longestShown * 2)).slice(0, longestShown);
  return { line, field, value, reason };
}

/** Nearly all titles begin with a plain letter, and looking is faster than asking a pattern. */
function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return (first >= 0x61 && first <= 0x7a) || /\p{L}/u.test(text);
}

function readName(record: FeedRecord, place: number): string {
  return place < 0 ? '' : cleanName(record.value(place), record.traits(place));
}

function readText(record: FeedRecord, place: number): string {
  return place < 0 ? '' : cleanText(record.value(place), record.traits(place));
}

function statedPrice(record: FeedRecord, { places }: RecordLayout): string {
  return fieldValue(record, places.price) || fieldValue(record, places.salePrice);
}

type Prices = Pick<FeedOffer, 'priceCents' | 'originalPriceCents' | 'currency'>;

const unpriced: Prices = { priceCents: null, originalPriceCents: null, currency: null };

/** Null: it states none that can be read. */
function readPrices(
  record: FeedRecord,
  layout: RecordLayout,
  context: ReadingContext,
): Prices | null {
  const { places } = layout;
  if (!layout.isPriced) return unpriced;
  const price = parsePrice(statedPrice(record, layout));
  if (!price || price.cents <= 0) return null;
  const sale = parsePrice(fieldValue(record, places.salePrice));
  const isOnSale =
    sale !== null &&
    sale.cents > 0 &&
    sale.cents < price.cents &&
    isSaleOn(saleDates(record, layout), context.now);
  const stated = parsePrice(fieldValue(record, places.originalPrice));
  const before = stated?.cents ?? price.originalCents ?? 0;
  const priceCents = isOnSale ? sale.cents : price.cents;
  const original = isOnSale ? Math.max(price.cents, before) : before;
  const currency = fieldValue(record, places.currency);
  return {
    priceCents,
    // More than twenty times the price is a slip, not a discount.
    originalPriceCents: original > priceCents && original <= priceCents * 20 ? original : null,
    currency:
      (currency && readStatedCurrency(currency)) ||
      price.currency ||
      layout.currency ||
      currencyOfCountry(record, layout, context) ||
      context.currency,
  };
}

/** When a sale begins and ends, as the feed writes it. */
export function saleDates(
  record: FeedRecord,
  { places }: RecordLayout,
): { range: string; from: string; to: string } {
  return {
    range: fieldValue(record, places.saleDates),
    from: fieldValue(record, places.saleFrom),
    to: fieldValue(record, places.saleTo),
  };
}

const readStatedCurrency = remembering((text) => readCurrency(text.trim().toUpperCase()));

/** Heureka states no currency: its shops sell in the country of their address. */
function currencyOfCountry(
  record: FeedRecord,
  { places }: RecordLayout,
  { format }: ReadingContext,
): string | null {
  if (format !== 'heureka') return null;
  const hints = `${fieldValue(record, places.link)} ${fieldValue(record, places.category)}`;
  if (/heureka\.sk|:\/\/[^/]+\.sk(?:[/:]|$)/i.test(hints)) return 'EUR';
  return /heureka\.cz|:\/\/[^/]+\.cz(?:[/:]|$)/i.test(hints) ? 'CZK' : null;
}

/** Undefined: it states one that is none, and no other can be made. */
function readAddress(
  record: FeedRecord,
  text: string,
  { linkTemplate }: ReadingContext,
): string | null | undefined {
  const link = text === '' ? null : readLink(text);
  if (link !== null) return link;
  const filled = linkTemplate
    ? fillLink(linkTemplate, (name) =>
        record.value(record.names.findIndex((known) => fieldKey(known) === fieldKey(name))),
      )
    : null;
  return filled !== null || text === '' ? filled : undefined;
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

function readStock(record: FeedRecord, { places }: RecordLayout): boolean {
  const out = readSomeStock(fieldValue(record, places.outOfStock));
  if (out !== null) return !out;
  const stated = readSomeStock(fieldValue(record, places.availability));
  if (stated !== null) return stated;
  const quantity = fieldValue(record, places.quantity).trim();
  return /^-?\d+$/.test(quantity) ? Number(quantity) > 0 : true;
}

/** Null: it states none. */
function readGtin(text: string): GtinResult | null {
  if (text === '') return null;
  const stated = text.trim();
  if (/^(?:n\/?a|none|null|-+|0+|does not apply)$/i.test(stated)) return null;
  return parseGtin(stated.split(/[,;|\s]+/)[0] ?? '');
}

const readSizeText = remembering((text) => {
  const size = cleanName(text).slice(0, 200);
  return /\d/.test(size) || /size/i.test(size) ? size : null;
});

const readCategoryCell = remembering((text) => cleanName(text.slice(0, 500)));

/** All that the feed says of the shelf, in the order of its columns: what comes last says most. */
function readCategory(record: FeedRecord, { shelves }: RecordLayout): string | null {
  const [only = -1] = shelves;
  if (shelves.length === 1) return readCategoryCell(record.value(only)) || null;
  const parts: string[] = [];
  for (const place of shelves) {
    const part = readCategoryCell(record.value(place));
    if (part !== '' && !parts.includes(part)) parts.push(part);
  }
  return parts.join(' | ') || null;
}
