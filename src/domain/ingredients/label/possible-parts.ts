const maxLength = 300;
/** After a percentage or the mark of a footnote: 'Zinc Oxide 6.3% Water', 'Farnesol** Citral**'. */
const afterNote = /(?<=\d ?%[)\]]?|\p{L}[*†‡]{1,3}) (?=\p{Lu})/u;
/** Before a percentage: '10% Niacinamide 1% Zinc PCA'. */
const beforePercent = / (?=\d{1,2}(?:[.,]\d{1,3})? ?% ?\p{Lu})/u;
/** Between numbers: 'Polyquaternium-7,1,2-Hexanediol' has two of these, one of them inside a name. */
const numberComma = /(?<=\d),(?=\d)/g;
const maxNumberCommas = 4;
/** Products whose names stand before their lists. */
const products =
  'balm bronzer cleanser concealer conditioner cream eyeliner foundation gloss highlighter lotion mascara mask moisturizer palette polish primer scrub serum shampoo spray toner treatment';
const productWord = new RegExp(`\\b(?:${products.replaceAll(' ', '|')})\\b`, 'i');
const title = new RegExp(
  `^((?:[\\p{L}\\p{N}'’&+.-]+ ){1,8}(?:${products.replaceAll(' ', '|')})) (?=\\p{Lu})`,
  'iu',
);

/** The ways in which a piece of a label may be divided into smaller ones; together they have all its words. */
export function possibleParts(raw: string): string[][] {
  if (raw.length > maxLength) return [];
  const ways = [raw.split(afterNote), raw.split(beforePercent)];
  for (const { index } of [...raw.matchAll(numberComma)].slice(0, maxNumberCommas))
    ways.push([raw.slice(0, index), raw.slice(index + 1)]);
  const [, name] = title.exec(raw) ?? [];
  if (name !== undefined) ways.push([name, raw.slice(name.length).trim()]);
  return ways.filter((parts) => parts.length > 1);
}

/** Whether a text has the word for a kind of product. */
export const hasProductWord = (raw: string): boolean => productWord.test(raw);

/** Whether a piece ends like the name of a product: 'Guava Leave-in Conditioner'. */
export const isProductTitle = (raw: string): boolean =>
  raw.length <= maxLength && title.test(`${raw} A`);
