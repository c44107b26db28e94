import { Parser } from 'htmlparser2';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import type { RowProblem } from '~/domain/feeds/feed-offer';
import { isRecord } from '~/domain/feeds/formats/flatten-json';
import type { ListedRecord } from '~/domain/feeds/formats/listed-record';
import { readProductData } from '~/domain/feeds/offers/product-data';
import { MarkupGuard } from './markup-guard.server';

const { maxEntryLength, maxPageLength, maxValueLength, maxVariants } = feedLimits;

/** The products of a page: its JSON-LD or, without any, its microdata. */
export async function readPageRecords(
  texts: AsyncIterable<string>,
  pageUrl: string | null,
  onProblem: (problem: RowProblem) => void,
): Promise<ListedRecord[]> {
  let html = '';
  for await (const text of texts) {
    html += text;
    if (html.length > maxPageLength)
      throw new FeedLimitExceeded('the page has more than {max} characters', maxPageLength);
  }
  const { scripts, items, canonical } = readMarkup(html);
  const url = pageUrl ?? canonical;
  const described = scripts.flatMap((script) => {
    try {
      return readProductData(JSON.parse(script), 1, url);
    } catch {
      return [];
    }
  });
  const found =
    described.length > 0 ? described : items.flatMap((item) => readProductData(item, 1, url));
  if (found.length === 0) {
    const reason = 'the page describes no product';
    onProblem({ line: 1, field: '', value: url ?? '', reason });
  }
  return found;
}

type Item = Record<string, unknown>;

interface OpenElement {
  tag: string;
  item?: Item;
  /** The property whose value is this element's text. */
  property?: { of: Item; name: string; text: string };
}

/** JSON-LD scripts, top-level microdata items and the page's URL. */
function readMarkup(html: string): { scripts: string[]; items: Item[]; canonical: string | null } {
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
        if (tag === 'meta' && attributes.property === 'og:url')
          canonical ??= attributes.content ?? null;
        const element: OpenElement = { tag };
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
        for (const { property } of at < 0 ? [] : open.splice(at)) {
          if (property) put(property.of, property.name, property.text.replace(/\s+/g, ' ').trim());
        }
      },
    }),
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return { scripts, items, canonical };
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
