import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { chooseShownPrice, type StatedPrice } from '~/domain/feeds/pages/choose-price';
import { joinGraph } from '~/domain/feeds/pages/join-graph';
import { parseLooseJson } from '~/domain/feeds/pages/loose-json';
import { readProductData } from '~/domain/feeds/pages/product-data';
import { type PageMarkup, readMarkup } from './page-markup.server';

const { maxPageLength } = feedLimits;

/** The products of a page: its JSON-LD or, without any, its microdata, RDFa or Open Graph. */
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
  const products = found.flatMap((product) => product.records);
  if (products.length === 0) products.push(...openGraphProduct(meta, url));
  if (products.length === 0) {
    const reason = 'the page describes no product';
    onProblem({ line: 1, field: '', value: url ?? '', reason });
    return [];
  }
  const stated = [
    ...found.flatMap(({ otherPrices }) => otherPrices).map(secondPrice),
    openGraphPrice(meta),
    ...(described.length > 0 ? (marked[0]?.records ?? []).slice(0, 1).map(microdataPrice) : []),
  ];
  const { records, problem } = chooseShownPrice(products, stated, visibleText);
  if (problem) onWarning(problem);
  return records;
}

const fieldOf = (record: FeedRecord, name: string) =>
  record.values[record.names.indexOf(name)] ?? '';

function microdataPrice(record: FeedRecord): StatedPrice {
  const [price, currency] = [fieldOf(record, 'price'), fieldOf(record, 'currency')];
  return { source: 'the microdata or RDFa', price, currency };
}

const secondPrice = (stated: Omit<StatedPrice, 'source'>): StatedPrice => ({
  source: 'a second description',
  ...stated,
});

type Meta = PageMarkup['meta'];

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
  const title = withoutSiteName(meta.get('og:title') ?? '', meta.get('og:site_name') ?? '');
  if (price === '' || title === '') return [];
  const fields: [string, string][] = [
    ['id', meta.get('product:retailer_item_id') ?? url ?? ''],
    ['title', title],
    ['brand', meta.get('product:brand') ?? meta.get('og:brand') ?? ''],
    ['link', url ?? ''],
    ['image', meta.get('og:image') ?? ''],
    ['price', price],
    [
      'original_price',
      meta.get('product:original_price:amount') ?? meta.get('product:price:amount') ?? '',
    ],
    ['currency', currency],
    ['availability', meta.get('product:availability') ?? meta.get('og:availability') ?? ''],
  ];
  return [
    { line: 1, names: fields.map(([name]) => name), values: fields.map(([, value]) => value) },
  ];
}

/** 'Calming Serum | Store A' on the site of Store A is 'Calming Serum'. */
function withoutSiteName(title: string, siteName: string): string {
  if (siteName === '' || !title.endsWith(siteName)) return title;
  const name = title.slice(0, -siteName.length).trimEnd();
  return /\s[|–—-]$/.test(name) ? name.slice(0, -1).trimEnd() : title;
}
