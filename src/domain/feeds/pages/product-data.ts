import { feedLimits } from '../feed-limits';
import type { FeedRecord } from '../feed-offer';
import { isRecord } from '../formats/flatten-json';
import { readOfferPrice } from './offer-price';
import { schemaText } from './schema-text';

type Node = Record<string, unknown>;

/** A product's records, one per variant and offer. */
export interface DescribedProduct {
  records: FeedRecord[];
  /** Prices in other descriptions of the same product. */
  otherPrices: { price: string; currency: string }[];
}

/** The products in a page's schema.org data. */
export function readProductData(
  data: unknown,
  line: number,
  pageUrl: string | null,
): DescribedProduct[] {
  const products: Node[][] = [];
  collect(data, products, 0);
  return withoutRelated(
    withoutDuplicates(
      products.map((variants) => variants.flatMap((one) => recordsOf(one, line, pageUrl))),
    ),
    pageUrl,
  );
}

const fieldOf = (record: FeedRecord | undefined, name: string) =>
  record?.values[record.names.indexOf(name)] ?? '';

/** Pages often describe a product twice; the first description with a price counts. */
function withoutDuplicates(products: readonly FeedRecord[][]): DescribedProduct[] {
  const found: DescribedProduct[] = [];
  const byKey = new Map<string, DescribedProduct>();
  for (const records of products) {
    const keys = keysOf(records);
    const known = keys.map((key) => byKey.get(key)).find((one) => one);
    const product = known ?? { records, otherPrices: [] };
    for (const key of keys) byKey.set(key, product);
    const [first] = records;
    const stated = { price: fieldOf(first, 'price'), currency: fieldOf(first, 'currency') };
    if (!known) found.push(product);
    else if (known.records.every((record) => fieldOf(record, 'price') === ''))
      known.records = records;
    else if (stated.price !== '') known.otherPrices.push(stated);
  }
  return found;
}

/** Ids of a product's records, or their names and pages; variants have these in common. */
function keysOf(records: readonly FeedRecord[]): string[] {
  const isVariant = records.some(
    (record) => fieldOf(record, 'size') !== '' || fieldOf(record, 'shade') !== '',
  );
  return records.flatMap((record) => {
    const id = fieldOf(record, 'id');
    const page = `page ${fieldOf(record, 'title')} ${fieldOf(record, 'link')}`;
    return [...(id === '' ? [] : [`id ${id}`]), ...(isVariant ? [] : [page])];
  });
}

/** Only the product that a page is about, without those that it recommends. */
function withoutRelated(products: DescribedProduct[], pageUrl: string | null): DescribedProduct[] {
  const isMain = ({ records }: DescribedProduct) =>
    records.some((record) => pathOf(fieldOf(record, 'link')) === pathOf(pageUrl ?? ''));
  return pageUrl !== null && products.some(isMain) ? products.filter(isMain) : products;
}

/** An address without its scheme and query. */
const pathOf = (address: string) =>
  (address.split(/[?#]/)[0] ?? '').replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

const hasType = (node: Node, type: RegExp) =>
  [node['@type'] ?? node.type].flat().some((name) => type.test(String(name)));

/** Products as lists of their variants. */
function collect(data: unknown, products: Node[][], depth: number): void {
  if (depth > 6) return;
  if (Array.isArray(data))
    for (const item of data.slice(0, 1_000)) collect(item, products, depth + 1);
  if (!isRecord(data)) return;
  const { hasVariant, ...group } = data;
  const variants = [hasVariant].flat().filter(isRecord).slice(0, feedLimits.maxVariants);
  if (hasType(data, /(?:^|[/:])ProductGroup$/) && variants.length > 0) {
    products.push(variants.map((variant) => ({ ...group, ...variant })));
    return;
  }
  if (hasType(data, /(?:^|[/:])(?:Product|ProductGroup|IndividualProduct)$/)) {
    products.push([withGroup(data)]);
    return;
  }
  const { itemOffered } = data;
  if (isRecord(itemOffered)) collect({ ...itemOffered, offers: data }, products, depth + 1);
  for (const key of [
    '@graph',
    'mainEntity',
    'mainEntityOfPage',
    'about',
    'itemListElement',
    'item',
  ]) {
    collect(data[key], products, depth + 1);
  }
}

/** A variant with the name and brand of its group. */
function withGroup(variant: Node): Node {
  const group = [variant.isVariantOf].flat().find(isRecord);
  return group ? { name: group.name, brand: group.brand, ...variant } : variant;
}

function recordsOf(product: Node, line: number, pageUrl: string | null): FeedRecord[] {
  const offers = offersOf(product).slice(0, feedLimits.maxVariants);
  return (offers.length > 0 ? offers : [{}]).map((offer: Node) => {
    const { price, originalPrice, currency } = readOfferPrice(offer);
    const fields: [name: string, value: string][] = [
      [
        'id',
        schemaText(offer.sku) ||
          schemaText(product.sku) ||
          schemaText(product.productID) ||
          schemaText(product.mpn) ||
          gtinOf(offer) ||
          gtinOf(product) ||
          schemaText(offer.url),
      ],
      ['title', titleOf(product, offers.length > 1 ? offer : {})],
      ['brand', schemaText(product.brand) || schemaText(product.manufacturer)],
      ['description', schemaText(product.description)],
      [
        'link',
        absolute(schemaText(offer.url) || schemaText(product.url), pageUrl) || (pageUrl ?? ''),
      ],
      ['image', absolute(schemaText([product.image].flat()[0]), pageUrl)],
      ['price', price],
      ['original_price', originalPrice],
      ['currency', currency],
      ['availability', schemaText(offer.availability)],
      ['gtin', gtinOf(offer) || gtinOf(product)],
      ['size', schemaText(product.size)],
      ['shade', schemaText(product.color)],
      ['category', schemaText(product.category)],
    ];
    return { line, names: fields.map(([name]) => name), values: fields.map(([, value]) => value) };
  });
}

/** A product's name with that of one of its several offers: 'Calming Serum', '30 ml'. */
function titleOf(product: Node, offer: Node): string {
  const [name, offerName] = [schemaText(product.name), schemaText(offer.name)];
  return offerName.includes(name) ? offerName : `${name} ${offerName}`.trim();
}

/** A product's offers, new ones rather than used ones. */
function offersOf(product: Node): Node[] {
  const offers = [product.offers].flat().filter(isRecord).flatMap(innerOffers);
  const unused = offers.filter(
    (offer) => !/(?:Used|Refurbished|Damaged)Condition$/.test(schemaText(offer.itemCondition)),
  );
  return unused.length > 0 ? unused : offers;
}

/** An aggregate contains the offers themselves, or only their lowest price. */
function innerOffers(offer: Node): Node[] {
  const inner = [offer.offers].flat().filter(isRecord);
  const { priceCurrency } = offer;
  return inner.length > 0 ? inner.map((one) => ({ priceCurrency, ...one })) : [offer];
}

function gtinOf(of: Node): string {
  return (
    schemaText(of.gtin) ||
    schemaText(of.gtin13) ||
    schemaText(of.gtin14) ||
    schemaText(of.gtin12) ||
    schemaText(of.gtin8)
  );
}

function absolute(address: string, pageUrl: string | null): string {
  if (address === '') return '';
  const base = pageUrl ?? undefined;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
