import type { FeedRecord } from '../feed-offer';

const variantNames = ['size', 'shade', 'variant title'] as const;

/**
 * Shopify's export has a row for each variant and each further picture, with shared values only in
 * a product's first row. Returns complete variants; null for a row that is only a picture.
 */
export function createShopifyRows(
  names: readonly string[],
): (line: number, values: readonly string[]) => FeedRecord | null {
  const place = (name: string) => names.indexOf(name);
  const at = {
    handle: place('Handle'),
    title: place('Title'),
    price: place('Variant Price'),
    sku: place('Variant SKU'),
  };
  const shared = [
    'Title',
    'Body (HTML)',
    'Vendor',
    'Product Category',
    'Type',
    'Tags',
    'Status',
    'Image Src',
    'Published',
  ]
    .map(place)
    .filter((found) => found >= 0);
  const options = [1, 2, 3].map((n) => ({
    name: place(`Option${n} Name`),
    value: place(`Option${n} Value`),
  }));
  const wholeNames = [...names, ...variantNames, 'id'];
  let first: readonly string[] = [];

  return (line, values) => {
    const cell = (index: number, from: readonly string[] = values) => from[index] ?? '';
    if (cell(at.handle) !== cell(at.handle, first) || cell(at.title) !== '') first = values;
    if (cell(at.price).trim() === '') return null;
    const whole = names.map((_, index) => cell(index));
    for (const index of shared) if (whole[index] === '') whole[index] = cell(index, first);
    const chosen = options.flatMap(({ name, value }) => {
      const optionName = cell(name) || cell(name, first);
      return cell(value) === '' ? [] : [{ name: optionName, value: cell(value) }];
    });
    const { size, shade, rest } = readOptions(chosen);
    const id =
      cell(at.sku).trim() || [cell(at.handle), ...chosen.map(({ value }) => value)].join('/');
    if (rest !== '' && whole[at.title]) whole[at.title] = `${whole[at.title]} ${rest}`;
    return { line, names: wholeNames, values: [...whole, size, shade, rest, id] };
  };
}

/** A variant's options: its size, its shade and other distinctions. */
export function readOptions(options: readonly { name: string; value: string }[]): {
  size: string;
  shade: string;
  rest: string;
} {
  let [size, shade] = ['', ''];
  const rest: string[] = [];
  for (const { name, value } of options) {
    if (/^default title$/i.test(value)) continue;
    if (
      /size|volume|inhalt|gr(?:ö|oe)ße|contenance|amount|weight/i.test(name) ||
      /^\d[\d.,]* ?(?:ml|g|oz|fl|l|kg|ct|pcs)\b/i.test(value)
    ) {
      size = value;
    } else if (/colou?r|shade|farbe|teinte|tone|finish/i.test(name)) shade = value;
    else rest.push(value);
  }
  return { size, shade, rest: rest.join(' ') };
}
