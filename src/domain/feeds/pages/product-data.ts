import { feedLimits } from '../feed-limits';
import type { FeedRecord } from '../feed-offer';
import { isRecord } from '../formats/flatten-json';

/** The products in a page's schema.org data, one record per offer. */
export function readProductData(data: unknown, line: number, pageUrl: string | null): FeedRecord[] {
  const products: Record<string, unknown>[] = [];
  collect(data, products, 0);
  return withoutDuplicates(products.flatMap((product) => recordsOf(product, line, pageUrl)));
}

/** Pages often describe a product twice; the first description of an id with a price counts. */
function withoutDuplicates(records: readonly FeedRecord[]): FeedRecord[] {
  const byId = new Map<string, FeedRecord>();
  const field = (record: FeedRecord, name: string) =>
    record.values[record.names.indexOf(name)] ?? '';
  for (const record of records) {
    const id = field(record, 'id') || `${field(record, 'title')} ${field(record, 'link')}`;
    const known = byId.get(id);
    if (!known || (field(known, 'price') === '' && field(record, 'price') !== ''))
      byId.set(id, record);
  }
  return [...byId.values()];
}

function collect(data: unknown, products: Record<string, unknown>[], depth: number): void {
  if (depth > 6) return;
  if (Array.isArray(data))
    for (const item of data.slice(0, 1_000)) collect(item, products, depth + 1);
  if (!isRecord(data)) return;
  const types = [data['@type'] ?? data.type].flat().map(String);
  if (types.some((type) => /(?:^|\/)ProductGroup$/.test(type)) && Array.isArray(data.hasVariant)) {
    const { hasVariant, ...group } = data;
    for (const variant of hasVariant.slice(0, feedLimits.maxVariants)) {
      if (isRecord(variant)) products.push({ ...group, ...variant, '@type': 'Product' });
    }
    return;
  }
  if (types.some((type) => /(?:^|\/)(?:Product|ProductGroup|IndividualProduct)$/.test(type))) {
    products.push(data);
    return;
  }
  for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item']) {
    collect(data[key], products, depth + 1);
  }
}

function recordsOf(
  product: Record<string, unknown>,
  line: number,
  pageUrl: string | null,
): FeedRecord[] {
  const offers = [product.offers]
    .flat()
    .filter(isRecord)
    .flatMap(innerOffers)
    .slice(0, feedLimits.maxVariants);
  return (offers.length > 0 ? offers : [{}]).map((offer: Record<string, unknown>) => {
    const fields: [name: string, value: string][] = [
      [
        'id',
        text(offer.sku) ||
          text(product.sku) ||
          text(product.productID) ||
          text(product.mpn) ||
          text(gtinOf(offer) || gtinOf(product)) ||
          text(offer.url),
      ],
      ['title', text(product.name)],
      ['brand', text(product.brand) || text(product.manufacturer)],
      ['description', text(product.description)],
      ['link', absolute(text(offer.url) || text(product.url), pageUrl) || (pageUrl ?? '')],
      ['image', absolute(text([product.image].flat()[0]), pageUrl)],
      ['price', text(offer.price) || text(offer.lowPrice) || text(priceOf(offer))],
      ['currency', text(offer.priceCurrency) || text(specification(offer)?.priceCurrency)],
      ['availability', text(offer.availability)],
      ['gtin', gtinOf(offer) || gtinOf(product)],
      ['size', text(product.size)],
      ['shade', text(product.color)],
      ['category', text(product.category)],
      ['pricevaliduntil', ''],
    ];
    return { line, names: fields.map(([name]) => name), values: fields.map(([, value]) => value) };
  });
}

/** An aggregate contains the offers themselves, or only their lowest price. */
function innerOffers(offer: Record<string, unknown>): Record<string, unknown>[] {
  const inner = [offer.offers].flat().filter(isRecord);
  return inner.length > 0 ? inner : [offer];
}

function specification(offer: Record<string, unknown>): Record<string, unknown> | undefined {
  return [offer.priceSpecification].flat().find(isRecord);
}

const priceOf = (offer: Record<string, unknown>) => specification(offer)?.price;

function gtinOf(of: Record<string, unknown>): string {
  return text(of.gtin) || text(of.gtin13) || text(of.gtin14) || text(of.gtin12) || text(of.gtin8);
}

function text(value: unknown): string {
  if (Array.isArray(value)) return text(value[0]);
  if (isRecord(value)) return text(value.name ?? value['@value'] ?? value.url ?? value['@id']);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function absolute(address: string, pageUrl: string | null): string {
  if (address === '') return '';
  const base = pageUrl ?? undefined;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
