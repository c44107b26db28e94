import { CsvSplitter } from '../csv/split-csv';
import { exceededLimit } from '../feed-limits';
import type { FeedFormat } from '../feed-offer';
import { assignFields, type FieldPlaces, fieldKey } from './record-fields';

/** Structure and format of a feed. */
export type FeedShape =
  | { kind: 'csv'; format: FeedFormat; delimiter: string; hasHeader: boolean }
  | { kind: 'xml'; format: FeedFormat; item: string }
  /** `path` is the JSONPath of the entries. */
  | { kind: 'json'; format: FeedFormat; path: string }
  | { kind: 'json-lines'; format: FeedFormat }
  | { kind: 'html'; format: 'html-page' };

/** Detects a feed's format from its beginning; null if unknown. */
export function detectFormat(head: string): FeedShape | null {
  const text = head.replace(/^\ufeff/, '').trimStart();
  if (text.startsWith('<')) return detectMarkup(text);
  if (text.startsWith('{') || text.startsWith('[')) return detectJson(text);
  return detectCsv(text);
}

function detectMarkup(text: string): FeedShape | null {
  const start = text.slice(0, 4_000).toLowerCase();
  if (/<!doctype html|<html[\s>]/.test(start)) return { kind: 'html', format: 'html-page' };
  const [, item = ''] =
    /<(?:\w+:)?(item|entry|SHOPITEM|prod|offer|product|catalogitem|listing)(?=[\s>/])/i.exec(
      text,
    ) ?? [];
  const name = item.toLowerCase();
  if (name === '') return null;
  if (/<merchandiser[\s>]/.test(start))
    return { kind: 'xml', format: 'rakuten-xml', item: 'product' };
  const isGoogle = /base\.google\.com|<g:/i.test(text);
  const format: FeedFormat =
    name === 'shopitem'
      ? 'heureka'
      : isGoogle && (name === 'item' || name === 'entry')
        ? 'google-xml'
        : name === 'prod' || /cafproductfeed/.test(start)
          ? 'awin'
          : /<buyurl|<advertisercategory/i.test(text)
            ? 'cj'
            : /<unique_?merchant_?sku|<catalogitemid/i.test(text)
              ? 'impact'
              : 'other-xml';
  return { kind: 'xml', format, item: name };
}

const listNames = 'products|product|items|offers|data|results|entries|variants|productList';
const startsWithList = new RegExp(`^\\{\\s*"(?:${listNames})"\\s*:\\s*[[{]`);
const namedList = new RegExp(`"(${listNames})"\\s*:\\s*([[{])`);

function detectJson(text: string): FeedShape | null {
  if (text.startsWith('[')) return { kind: 'json', format: 'other-json', path: '$.*' };
  const newline = text.indexOf('\n');
  const firstLine = newline < 0 ? text : text.slice(0, newline);
  if (isObject(firstLine) && !startsWithList.test(firstLine)) {
    return { kind: 'json-lines', format: 'glowfare-json' };
  }
  const [, name, opening] = namedList.exec(text) ?? [];
  const format: FeedFormat = /"(?:body_html|variants)"\s*:/.test(text)
    ? 'shopify-json'
    : 'other-json';
  if (!name) return { kind: 'json', format: 'other-json', path: '$' };
  return { kind: 'json', format, path: opening === '[' ? `$.${name}.*` : `$.${name}` };
}

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const delimiters = [',', ';', '|', '\t'];

function detectCsv(text: string): FeedShape | null {
  if (/^HDR[|\t,]/.test(text)) {
    const delimiter = text.charAt(3);
    return { kind: 'csv', format: 'rakuten-text', delimiter, hasHeader: false };
  }
  let best: {
    delimiter: string;
    names: readonly string[];
    places: FieldPlaces;
    roles: number;
  } | null = null;
  for (const delimiter of delimiters) {
    const names = firstRow(text, delimiter);
    if (names.length < 2) continue;
    const places = assignFields(names);
    const roles = Object.values(places).filter(({ length }) => length > 0).length;
    if (!best || roles > best.roles) best = { delimiter, names, places, roles };
  }
  // A header needs at least two known columns.
  if (!best || best.roles < 2 || best.places.title.length === 0) return null;
  const { delimiter, names } = best;
  return { kind: 'csv', format: csvFormat(names), delimiter, hasHeader: true };
}

function firstRow(text: string, delimiter: string): readonly string[] {
  const splitter = new CsvSplitter(delimiter);
  let cells: readonly string[] = [];
  // Too many columns are reported when the feed is read.
  exceededLimit(() => {
    const row = splitter.write(text).next().value ?? splitter.end().next().value;
    cells = row?.cells ?? [];
  });
  return cells;
}

/** What identifies each format, in order of precedence. */
const signatures: readonly (readonly [format: FeedFormat, ...names: string[]])[] = [
  ['shopify-csv', 'handle', 'variantprice'],
  ['awin', 'awdeeplink'],
  ['awin', 'awproductid'],
  ['awin', 'merchantproductid', 'merchantdeeplink'],
  ['open-beauty-facts', 'code', 'brands', 'categoriestags'],
  ['open-beauty-facts', 'code', 'productname', 'brands'],
  ['impact', 'uniquemerchantsku'],
  ['impact', 'catalogitemid'],
  ['impact', 'productname', 'currentprice', 'stockavailability'],
  ['cj', 'programname'],
  ['cj', 'buyurl'],
  ['glowfare-csv', 'id', 'name', 'brand', 'url', 'price', 'currency'],
  ['google-csv', 'id', 'title', 'link', 'imagelink'],
  ['google-csv', 'id', 'title', 'availability'],
];

function csvFormat(names: readonly string[]): FeedFormat {
  const keys = new Set(names.map(fieldKey));
  const found = signatures.find(([, ...needed]) => needed.every((name) => keys.has(name)));
  return found?.[0] ?? 'other-csv';
}
