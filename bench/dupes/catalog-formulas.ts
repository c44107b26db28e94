import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A product of a real catalog with the list on its label. */
interface LabeledProduct {
  brand: string;
  name: string;
  label: string;
  /** As the shop writes it. */
  categoryText: string;
  /** The file it is from. */
  catalog: string;
  /** Equal for what is surely the same formula: another year, shop or size. */
  formulaKey: string;
}

const catalogs = [
  ['sephora_us_2023.csv', 'brand_name', 'product_name', 'ingredients'],
  ['sephora_us_2020_nawdah.csv', 'Brand', 'Product', 'Ingredients'],
  ['ulta_us_2020_nawdah.csv', 'Brand', 'Product', 'Ingredients'],
] as const;
const categoryColumns = [
  'primary_category',
  'secondary_category',
  'tertiary_category',
  'Product Type',
];

/** The products with ingredients in the catalogs of a data folder. */
export function readCatalogs(folder: string): LabeledProduct[] {
  return catalogs.flatMap(([file, ...columns]) => {
    const path = join(folder, 'catalogues', file);
    if (!existsSync(path)) return [];
    const [header = [], ...rows] = splitRows(readFileSync(path, 'utf8'));
    const [brandAt, nameAt, labelAt] = columns.map((column) => header.indexOf(column));
    return rows.flatMap((cells): LabeledProduct[] => {
      const categoryText = categoryColumns
        .flatMap((column) => cells[header.indexOf(column)] || [])
        .join(' > ');
      const brand = cells[brandAt ?? -1]?.trim() ?? '';
      const name = cells[nameAt ?? -1]?.trim() ?? '';
      const label = cells[labelAt ?? -1]?.trim() ?? '';
      const formulaKey = `${plain(brand)}|${plain(name.replace(sizeWords, ' '))}`;
      return label === '' ? [] : [{ brand, name, label, categoryText, catalog: file, formulaKey }];
    });
  });
}

/** Words that name another size of the same product. */
const sizeWords =
  /\b(?:mini|travel size|travel|jumbo|value size|deluxe|full size|\d+(?:\.\d+)? ?(?:oz|ml|g))\b/gi;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

function splitRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
