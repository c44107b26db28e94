import { Parser } from 'htmlparser2';
import { feedLimits } from '~/domain/feeds/feed-limits';
import { isRecord } from '~/domain/feeds/formats/flatten-json';
import { MarkupGuard } from './markup-guard.server';

const { maxEntryLength, maxValueLength, maxVariants } = feedLimits;

type Item = Record<string, unknown>;

interface OpenElement {
  tag: string;
  /** Whether visitors do not see its text. */
  isHidden: boolean;
  item?: Item;
  /** Properties of items elsewhere that refer to this element. */
  referenced?: Item;
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
/** Stands before raised text until the whole text is known. */
const raisedMark = '^';
/** Elements without an end. */
const voidTags = new Set(['meta', 'link', 'img', 'br', 'hr', 'input', 'source', 'area', 'wbr']);

export interface PageMarkup {
  /** JSON-LD. */
  scripts: string[];
  /** Top-level items of microdata and RDFa. */
  items: Item[];
  /** Contents of meta elements by property or name. */
  meta: ReadonlyMap<string, string>;
  canonical: string | null;
  /** What visitors see, without crossed-out texts. */
  visibleText: string;
}

/** What a page states for machines, and the text that visitors see. */
export function readMarkup(html: string): PageMarkup {
  const meta = new Map<string, string>();
  const visible: string[] = [];
  let visibleLength = 0;
  let hiddenDepth = 0;
  const scripts: string[] = [];
  const items: Item[] = [];
  const open: OpenElement[] = [];
  const referring: { item: Item; ids: string }[] = [];
  let script: string | null = null;
  let canonical: string | null = null;
  const references = readReferences(html);
  const innermost = () => {
    const element = open.findLast(({ item, referenced }) => item ?? referenced);
    return element?.item ?? element?.referenced;
  };

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
        element.referenced = references.get(attributes.id ?? '');
        const parent = innermost() ?? element.referenced;
        const names = propertyNames(attributes);
        const type =
          attributes.itemscope === undefined ? attributes.typeof : (attributes.itemtype ?? '');
        if (type !== undefined) {
          element.item = { '@type': type.split(/\s+/) };
          if (attributes.itemref) referring.push({ item: element.item, ids: attributes.itemref });
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
        if (tag === 'sup') visible.push(raisedMark);
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
  for (const { item, ids } of referring) {
    const found = ids.split(/\s+/).flatMap((id) => Object.entries(references.get(id) ?? {}));
    for (const [name, value] of found) put(item, name, value);
  }
  canonical ??= meta.get('og:url') ?? null;
  // '19<sup>99</sup>' is 19.99.
  const visibleText = visible.join(' ').replace(/(?<=\d) \^ (?=\d{2}(?!\d))/g, '.');
  return { scripts, items, meta, canonical, visibleText };
}

/** Properties of other vocabularies than schema.org, which stand beside it. */
const otherVocabulary = /^(?:og|product|fb|article|twitter|al|dc|foaf):/;

/** The properties that an element states, in microdata or RDFa; 'schema:price' is 'price'. */
function propertyNames(attributes: Readonly<Record<string, string>>): string[] {
  const { itemprop, property, rel } = attributes;
  const inRdfa = property ?? (attributes.typeof === undefined ? '' : (rel ?? ''));
  return (itemprop ?? inRdfa)
    .split(/\s+/)
    .filter((name) => name !== '' && !otherVocabulary.test(name))
    .map((name) => name.replace(/^.*[:/#]/, ''));
}

function statedValue(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  if (attributes.content !== undefined) return attributes.content;
  if (tag === 'a' || tag === 'link' || tag === 'area') return attributes.href ?? null;
  if (tag === 'img' || tag === 'source' || tag === 'video') return attributes.src ?? null;
  if (tag === 'data' || tag === 'meter') return attributes.value ?? null;
  return attributes.resource ?? null;
}

function put(item: Item, name: string, value: unknown): void {
  const before = item[name];
  if (before === undefined) item[name] = value;
  else if (Array.isArray(before)) {
    if (before.length < maxVariants) before.push(value);
  } else if (isRecord(before) || isRecord(value)) item[name] = [before, value];
}

const maxReferences = 100;

/** An empty item for each id that items refer to by `itemref`. */
function readReferences(html: string): ReadonlyMap<string, Item> {
  const lists = Array.from(
    html.matchAll(/\sitemref=["']([^"'<>]{1,300})["']/gi),
    ([, ids = '']) => ids,
  );
  const ids = lists.flatMap((list) => list.split(/\s+/)).filter((id) => id !== '');
  return new Map([...new Set(ids)].slice(0, maxReferences).map((id) => [id, {}]));
}
