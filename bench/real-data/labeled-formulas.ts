import { readCatalog } from './read-catalog.ts';

interface Listing {
  shop: string;
  id?: string;
  brand?: string;
  name: string;
}

const shops = ['sephora_us_2023', 'sephora_us_2020_nawdah', 'ulta_us_2020_nawdah'] as const;

/** Finds the text on the label of a listing in the catalogs of a data folder; undefined: it has none. */
export function readLabels(folder: string): (listing: Listing) => string | undefined {
  const labels = new Map<string, string>();
  for (const shop of shops) {
    const rows = readCatalog(folder, shop);
    for (const row of rows) {
      const label = (row.ingredients ?? row.Ingredients ?? '').replace(/^\[['"]|['"]\]$/g, '');
      if (label === '') continue;
      const { product_id: id = urlId(row.URL), brand_name: brand = row.Brand } = row;
      if (id !== undefined) labels.set(`${shop}|${id}`, label);
      labels.set(`${shop}|${brand}|${row.product_name ?? row.Product}`, label);
    }
  }
  return ({ shop, id, brand, name }) =>
    labels.get(`${shop}|${id}`) ?? labels.get(`${shop}|${brand}|${name}`);
}

const urlId = (url = ''): string | undefined => /-(P\d+)|productId=(\w+)/.exec(url)?.[1];
