import { Parser } from 'htmlparser2';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { isRecord } from '~/domain/feeds/formats/flatten-json';
import { chooseShownPrice, type StatedPrice } from '~/domain/feeds/pages/choose-price';
import { joinGraph } from '~/domain/feeds/pages/join-graph';
import { parseLooseJson } from '~/domain/feeds/pages/loose-json';
import { readProductData } from '~/domain/feeds/pages/product-data';
import { MarkupGuard } from './markup-guard.server';

const { maxEntryLength, maxPageLength, maxValueLength, maxVariants } = feedLimits;

/** The products of a page: its JSON-LD or, without any, its microdata or Open Graph. */
export async function readPageRecords(
  texts: AsyncIterable<string>,
  pageUrl: string | null,
  { onProblem, onWarning }: Record<'onProblem' | 'onWarning', (problem: RowProblem) => void>,
): Promise<FeedRecord[]> {
  let html = '';
  for await (const text of texts) {
    html += text;
    if (html.length > maxPageLength)
      throw new FeedLimitExceeded('the page has more than {max} characters', maxPageLength);
  }
  const { scripts, items, meta, canonical, visibleText } = readMarkup(html);
  const url = pageUrl ?? canonical;
  const documents = scripts.map(parseLooseJson).filter((data) => data !== undefined);
  const described = readProductData(joinGraph(documents), 1, url);
  const marked = readProductData(items, 1, url);
  const found = described.length > 0 ? described : marked;
  const products = found.length > 0 ? found : openGraphProduct(meta, url);
  if (products.length === 0) {
    const reason = 'the page describes no product';
    onProblem({ line: 1, field: '', value: url ?? '', reason });
    return [];
  }
  const stated = [
    openGraphPrice(meta),
    ...(described.length > 0 ? marked.slice(0, 1).map(microdataPrice) : []),
  ];
  const { records, problem } = chooseShownPrice(products, stated, visibleText);
  if (problem) onWarning(problem);
  return records;
}

const fieldOf = (record: FeedRecord, name: string) =>
  record.values[record.names.indexOf(name)] ?? '';

function microdataPrice(record: FeedRecord): StatedPrice {
  const [price, currency] = [fieldOf(record, 'price'), fieldOf(record, 'currency')];
  return { source: 'the microdata', price, currency };
}

type Meta = ReadonlyMap<string, string>;

function openGraphPrice(meta: Meta): StatedPrice {
  const find = (...names: readonly string[]) =>
    names.map((name) => meta.get(name)).find((value) => value) ?? '';
  return {
    source: 'Open Graph',
    price: find('product:sale_price:amount', 'product:price:amount', 'og:price:amount'),
    currency: find('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
  };
}

/** The product of a page that describes it only by Open Graph. */
function openGraphProduct(meta: Meta, url: string | null): FeedRecord[] {
  const { price, currency } = openGraphPrice(meta);
  const title = meta.get('og:title') ?? '';
  if (price === '' || title === '') return [];
  const fields: [string, string][] = [
    ['id', meta.get('product:retailer_item_id') ?? url ?? ''],
    ['title', title],
    ['brand', meta.get('product:brand') ?? meta.get('og:brand') ?? ''],
    ['link', url ?? ''],
    ['image', meta.get('og:image') ?? ''],
    ['price', price],
    ['currency', currency],
    ['availability', meta.get('product:availability') ?? meta.get('og:availability') ?? ''],
  ];
  return [
    { line: 1, names: fields.map(([name]) => name), values: fields.map(([, value]) => value) },
  ];
}

type Item = Record<string, unknown>;

interface OpenElement {
  tag: string;
  /** Whether visitors do not see its text. */
  isHidden: boolean;
  item?: Item;
  /** The property whose value is this element's text. */
  property?: { of: Item; name: string; text: string };
}

/** Texts that visitors do not see, or see as the earlier price. */
const hiddenTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  's',
  'del',
  'strike',
  'title',
]);
const hiddenClass =
  /(?:^|[\s_-])(?:old|was|compare|regular|strike|crossed|rrp|msrp|hidden)(?:$|[\s_-])/i;
const hiddenStyle = /display:\s*none|visibility:\s*hidden|line-through/i;
const maxVisibleLength = 500_000;
/** Elements without an end. */
const voidTags = new Set(['meta', 'link', 'img', 'br', 'hr', 'input', 'source', 'area', 'wbr']);

interface PageMarkup {
  /** JSON-LD. */
  scripts: string[];
  /** Top-level microdata items. */
  items: Item[];
  /** Contents of meta elements by property or name. */
  meta: Meta;
  canonical: string | null;
  /** What visitors see, without crossed-out texts. */
  visibleText: string;
}

function readMarkup(html: string): PageMarkup {
  const meta = new Map<string, string>();
  const visible: string[] = [];
  let visibleLength = 0;
  let hiddenDepth = 0;
  const scripts: string[] = [];
  const items: Item[] = [];
  const open: OpenElement[] = [];
  let script: string | null = null;
  let canonical: string | null = null;
  const innermost = () => open.findLast(({ item }) => item)?.item;

  const guard = new MarkupGuard(() => `character ${parser.startIndex.toLocaleString('en-US')}`);
  const parser = new Parser(
    guard.watch({
      onopentag(tag, attributes) {
        if (tag === 'script' && /ld\+json/i.test(attributes.type ?? '')) script = '';
        if (tag === 'link' && attributes.rel === 'canonical') canonical ??= attributes.href ?? null;
        const property = attributes.property ?? attributes.name;
        if (tag === 'meta' && property && attributes.content && !meta.has(property))
          meta.set(property, attributes.content.trim());
        const isHidden =
          hiddenTags.has(tag) ||
          attributes.hidden !== undefined ||
          hiddenClass.test(attributes.class ?? '') ||
          hiddenStyle.test(attributes.style ?? '');
        const element: OpenElement = { tag, isHidden: isHidden && !voidTags.has(tag) };
        if (element.isHidden) hiddenDepth += 1;
        const parent = innermost();
        const names = (attributes.itemprop ?? '').split(/\s+/).filter((name) => name !== '');
        if (attributes.itemscope !== undefined) {
          element.item = { '@type': attributes.itemtype ?? '' };
          if (parent && names.length > 0) for (const name of names) put(parent, name, element.item);
          else items.push(element.item);
        } else if (parent && names.length > 0) {
          const stated = statedValue(tag, attributes);
          for (const name of names) {
            if (stated !== null) put(parent, name, stated);
            else element.property = { of: parent, name, text: '' };
          }
        }
        open.push(element);
      },
      ontext(text) {
        if (script !== null && script.length <= maxEntryLength) script += text;
        if (hiddenDepth === 0 && visibleLength < maxVisibleLength) {
          visible.push(text);
          visibleLength += text.length;
        }
        for (const { property } of open) {
          if (property && property.text.length < maxValueLength) property.text += text;
        }
      },
      onclosetag(tag) {
        if (tag === 'script' && script !== null) {
          scripts.push(script);
          script = null;
        }
        const at = open.findLastIndex((element) => element.tag === tag);
        for (const { property, isHidden } of at < 0 ? [] : open.splice(at)) {
          if (isHidden) hiddenDepth -= 1;
          if (property) put(property.of, property.name, property.text.replace(/\s+/g, ' ').trim());
        }
      },
    }),
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  canonical ??= meta.get('og:url') ?? null;
  return { scripts, items, meta, canonical, visibleText: visible.join(' ') };
}

function statedValue(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  if (attributes.content !== undefined) return attributes.content;
  if (tag === 'a' || tag === 'link' || tag === 'area') return attributes.href ?? null;
  if (tag === 'img' || tag === 'source' || tag === 'video') return attributes.src ?? null;
  return tag === 'data' || tag === 'meter' ? (attributes.value ?? null) : null;
}

function put(item: Item, name: string, value: unknown): void {
  const before = item[name];
  if (before === undefined) item[name] = value;
  else if (Array.isArray(before)) {
    if (before.length < maxVariants) before.push(value);
  } else if (isRecord(before) || isRecord(value)) item[name] = [before, value];
}
