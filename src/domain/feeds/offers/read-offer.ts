import { type GtinResult, parseGtin } from '~/domain/catalog/gtin';
import type { StoreRating } from '~/domain/catalog/store-rating';
import { feedLimits } from '../feed-limits';
import type { FeedOffer, FeedRecord, ReadingContext, RowProblem } from '../feed-offer';
import { fieldKey, fieldPlace, fieldValue, type RecordLayout } from '../formats/record-fields';
import { cleanName, cleanText, cleanTitle } from './clean-text';
import { parsePrice } from './parse-price';
import { readFeedPrices, statedPrice } from './read-prices';
import { fillLink, readLink } from './web-link';

const maxKeyLength = 200;
const maxProblemValueLength = 120;
const maxTitleLength = 300;
const maxRatings = 100_000_000;
const noProblems: readonly RowProblem[] = [];
const unclearCurrency = 'the currency is not stated or not clear; set it with --currency';

/** The retailer's id for the offer, or its URL; null if it has neither. */
export function readKey(record: FeedRecord, { places }: RecordLayout): string | null {
  const place = fieldPlace(record, places.id);
  const stated = place < 0 ? fieldPlace(record, places.link) : place;
  if (stated < 0) return null;
  const key = (record.values[stated] ?? '').trim();
  return key.replace(/\p{Cc}/gu, '').slice(0, maxKeyLength);
}

/** Only what an entry says about its size and ingredients, as `readOffer` reads it. */
export function readStatedFacts(
  record: FeedRecord,
  { places }: RecordLayout,
): Pick<FeedOffer, 'title' | 'sizeText' | 'ingredientsText'> {
  const title = readName(record, fieldPlace(record, places.title)).slice(0, maxTitleLength);
  return {
    title: cleanTitle(title),
    sizeText: readSizeText(fieldValue(record, places.size)),
    ingredientsText: fieldValue(record, places.ingredients, feedLimits.maxValueLength) || null,
  };
}

/** Parses an entry into an offer, or explains what is wrong. */
export function readOffer(
  record: FeedRecord,
  layout: RecordLayout,
  context: ReadingContext,
  key: string | null = readKey(record, layout),
): { offer: FeedOffer | null; problems: readonly RowProblem[] } {
  let problems = noProblems;
  const { places } = layout;
  if (key === null) {
    problems = [problem(record, 'id', '', 'it has neither an id nor a URL')];
  }
  const title = cleanTitle(
    readName(record, fieldPlace(record, places.title)).slice(0, maxTitleLength),
  );
  const brand = readBrandName(fieldValue(record, places.brand));
  const isTitled = hasLetter(title) || (brand !== null && isNumberName.test(title));
  if (!isTitled) {
    const stated = fieldValue(record, places.title);
    problems = [...problems, problem(record, 'title', stated, 'it has no title')];
  }
  const price = readFeedPrices(record, layout, context);
  if (price === null) {
    const stated = statedPrice(record, layout);
    const reason = stated === '' ? 'it has no price' : 'this is not a price';
    problems = [...problems, problem(record, 'price', stated, reason)];
  }
  const address = fieldValue(record, places.link);
  const url = readAddress(record, address, context);
  if (url === undefined) {
    problems = [...problems, problem(record, 'link', address, 'this is not a web address')];
  }
  if (key === null || !isTitled || price === null || url === undefined) {
    return { offer: null, problems };
  }
  const gtin = readGtin(fieldValue(record, places.gtin));
  if (gtin !== null && !gtin.ok) {
    const stated = fieldValue(record, places.gtin).trim();
    problems = [...problems, problem(record, 'gtin', stated, gtin.reason)];
  }
  if (price.priceMinor !== null && price.currency === null) {
    const stated = statedPrice(record, layout);
    problems = [...problems, problem(record, 'currency', stated, unclearCurrency)];
  }
  const offer: FeedOffer = {
    key,
    title,
    brand,
    url,
    imageUrl: readImage(fieldValue(record, places.image)),
    description: readText(record, fieldPlace(record, places.description)) || null,
    priceMinor: price.priceMinor,
    originalPriceMinor: price.originalPriceMinor,
    currency: price.currency,
    shippingMinor: readShipping(fieldValue(record, places.shipping)),
    inStock: readStock(record, layout),
    gtin: gtin?.ok ? gtin.gtin : null,
    sizeText: readSizeText(fieldValue(record, places.size)),
    shade: readName(record, fieldPlace(record, places.shade)).slice(0, 100) || null,
    categoryText: readCategory(record, layout),
    ingredientsText: fieldValue(record, places.ingredients, feedLimits.maxValueLength) || null,
    rating:
      places.rating.length === 0
        ? null
        : readRating(fieldValue(record, places.rating), fieldValue(record, places.ratingCount)),
  };
  return { offer, problems };
}

function problem({ line }: FeedRecord, field: string, stated: string, reason: string): RowProblem {
  const value = cleanName(stated.slice(0, maxProblemValueLength * 2)).slice(
    0,
    maxProblemValueLength,
  );
  return { line, field, value, reason };
}

/** Some fragrances of a brand have a number as their name: '212', '1899'. */
const isNumberName = /^\d{2,4}$/;

/** Fast path: nearly all titles begin with an ASCII letter. */
function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return (first >= 0x61 && first <= 0x7a) || /\p{L}/u.test(text);
}

function readName(record: FeedRecord, place: number): string {
  return cleanName(record.values[place] ?? '');
}

function readText(record: FeedRecord, place: number): string {
  return cleanText(record.values[place] ?? '');
}

/** Undefined: the URL is invalid and cannot be derived. */
function readAddress(
  record: FeedRecord,
  text: string,
  { linkTemplate }: ReadingContext,
): string | null | undefined {
  const link = text === '' ? null : readLink(text);
  if (link !== null) return link;
  const filled = linkTemplate
    ? fillLink(linkTemplate, (name) => {
        const place = record.names.findIndex((known) => fieldKey(known) === fieldKey(name));
        return record.values[place] ?? '';
      })
    : null;
  return filled !== null || text === '' ? filled : undefined;
}

function readBrandName(text: string): string | null {
  const brand = cleanName(text).slice(0, 100);
  const isNoBrand = !/[\p{L}\p{N}]/u.test(brand) || /^(?:n\/?a|none|unknown|generic)$/i.test(brand);
  return isNoBrand ? null : brand;
}

/** The first, if a cell contains several. */
function readImage(text: string): string | null {
  if (text === '') return null;
  const isOne = !text.includes('http', 1);
  return readLink(isOne ? text : (text.split(/[,|;]\s*(?=https?:)/)[0] ?? ''));
}

/** Google writes 'US:CA:Ground:4.95 USD'. */
function readShipping(text: string): number | null {
  if (text === '') return null;
  return parsePrice(text.slice(text.lastIndexOf(':') + 1))?.minor ?? null;
}

function readStock(record: FeedRecord, { places }: RecordLayout): boolean {
  const out = readAvailability(fieldValue(record, places.outOfStock));
  if (out !== null) return !out;
  const stated = readAvailability(fieldValue(record, places.availability));
  if (stated !== null) return stated;
  const quantity = fieldValue(record, places.quantity).trim();
  return /^-?\d+$/.test(quantity) ? Number(quantity) > 0 : true;
}

const saysInStock =
  /^(?:in[ _-]?stock|instock|yes|y|true|t|1|available|limited(?: ?availability)?|low ?stock|online ?only|in ?store ?only|active|skladem|na sklade|auf lager|en stock|lieferbar|da|ja|oui|si|on ?hand)$/;
const saysOutOfStock =
  /^(?:out[ _-]?of[ _-]?stock|outofstock|no|n|false|f|0|unavailable|sold[ _-]?out|discontinued|pre[ _-]?order|presale|back[ _-]?order|archived|draft|inactive|not ?available|vyprodano|ausverkauft|epuise|non|nein)$/;

/** Whether a text or number says that the offer is in stock; null: unclear. */
function readAvailability(text: string): boolean | null {
  if (text === '') return null;
  // Fast path: what Google's format states, which nearly all feeds use.
  if (text === 'in stock' || text === 'in_stock') return true;
  const words = text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^https?:\/\/schema\.org\//, '');
  if (saysInStock.test(words)) return true;
  if (saysOutOfStock.test(words)) return false;
  if (/^-?\d{1,9}(?:\.0+)?$/.test(words)) return Number(words) > 0;
  if (/out of stock|sold out|unavailable/.test(words)) return false;
  return /in stock|available/.test(words) ? true : null;
}

/** Null: not stated. */
function readGtin(text: string): GtinResult | null {
  if (text === '') return null;
  const stated = text.trim();
  if (/^(?:n\/?a|none|null|-+|0+|does not apply)$/i.test(stated)) return null;
  return parseGtin(stated.split(/[,;|\s]+/)[0] ?? '');
}

function readSizeText(text: string): string | null {
  const size = cleanName(text).slice(0, 200);
  return /\d/.test(size) || /size/i.test(size) ? size : null;
}

/** The rating of a product at its store: "4.6" or "4,6/5" from "1,204". Null unless both are understood. @internal */
export function readRating(mean: string, count: string): StoreRating | null {
  const [, whole, tenths = ''] =
    /^\s*([1-5])(?:[.,](\d{1,10}))?(?:\s*\/\s*5)?\s*$/.exec(mean) ?? [];
  const stars = Math.round(Number(`${whole}.${tenths}`) * 10) / 10;
  const ratings = /^\s*\d{1,3}(?:([,.\s])\d{3}(?:\1\d{3})?)?\s*$|^\s*\d{1,9}\s*$/.test(count)
    ? Number(count.replace(/\D/g, ''))
    : 0;
  // Other scales and stores without ratings are left out.
  return stars <= 5 && ratings > 0 && ratings <= maxRatings ? { stars, ratings } : null;
}

const readCategoryCell = (text: string) => cleanName(text.slice(0, 500));

/** All category fields in column order: the last is the most specific. */
function readCategory(record: FeedRecord, { shelves }: RecordLayout): string | null {
  const [only = -1] = shelves;
  if (shelves.length === 1) return readCategoryCell(record.values[only] ?? '') || null;
  const parts: string[] = [];
  for (const place of shelves) {
    const part = readCategoryCell(record.values[place] ?? '');
    if (part !== '' && !parts.includes(part)) parts.push(part);
  }
  return parts.join(' | ') || null;
}
