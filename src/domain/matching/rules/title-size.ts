import type { Size } from '~/domain/catalog/product';
import { parseSize } from '~/domain/catalog/size';
import { isSoldByWeight } from '~/domain/catalog/size-content';

const units =
  "(?:ml|mls|cl|ltr|liters?|litres?|l|g|gr|gm|gms|grams?|kg|fl\\.? ?oz|fl\\.? ?ounces?|oz|ounces?|lbs?)(?![\\p{L}'’])\\.?";
const pieces =
  '(?:ct|counts?|capsules?|caps|tablets?|softgels?|gummies|wipes|pads|sheets?|pcs?|pieces?|patches|pairs?|treatments|vials|sachets|ampoules)(?!\\p{L})';
const start = '(?<![\\p{L}\\d.,#-])';
const amount = '(?:\\d+(?:[.,]\\d+)?|[.,]\\d+)';
const measure = `${start}(?:\\d+ ?[x×] ?)?${amount}[ -]?${units}(?: ?[x×] ?\\d+(?![\\d.,]))?`;

const measures = new RegExp(`${measure}(?: ?[/|(,–-]? ?${measure}\\)?)*`, 'giu');
const counts = new RegExp(
  `(?:pack|set|box) of \\d+|${start}${amount}[ -]?(?:pack|pk)\\b|${start}${amount}[ -]?${pieces}`,
  'giu',
);

/** Present in every measure; most digits are something else. */
const measureHint = /\d[ -]?[mclgkfo]/i;
const countHint = /of \d|\d[ -]?[pctsgwva]/i;
const noSizes: readonly string[] = [];

interface TitleSize {
  size: Size | null;
  /** As written; null: not stated. */
  ounces: number | null;
  /** The title without its sizes. */
  rest: string;
}

/** The size in a separate field of a product with this title. */
export function fieldSize(
  title: string,
  field: string | undefined,
  sizesOf: SizesOf = parseSizes,
): ReadSize {
  return field ? sizeFor(title, sizesOf(field)) : unsized;
}

/** Reads the size from a title, unless a field states it. */
export function takeSize(
  title: string,
  field: string | undefined,
  sizesOf: SizesOf = parseSizes,
): TitleSize {
  const stated = fieldSize(title, field, sizesOf);
  if (!/\d/.test(title)) return { size: stated.size, ounces: stated.ounces, rest: title };
  const weighed = (measureHint.test(title) && title.match(measures)) || noSizes;
  const counted = (countHint.test(title) && title.match(counts)) || noSizes;
  let rest = weighed.length > 0 ? title.replace(measures, ' ') : title;
  if (counted.length > 0) rest = rest.replace(counts, ' ');
  if (stated.size) return { ...stated, rest };
  // Two contents in one title are those of a set, so neither can be compared.
  const text = weighed.length === 1 ? [weighed[0], ...counted.slice(0, 1)].join(' ') : undefined;
  const read = text ?? (weighed.length === 0 ? counted[0] : undefined);
  return { ...(read === undefined ? unsized : sizeFor(title, sizesOf(read))), rest };
}

type ReadSize = Omit<TitleSize, 'rest'>;

const unsized: ReadSize = { size: null, ounces: null };

/** A size as written: ounces mean a volume or a weight, depending on the product. */
export interface WrittenSizes {
  fluid: ReadSize;
  /** The size if sold by weight. */
  solid: ReadSize;
}

/** What a written size may mean. */
export type SizesOf = (text: string) => WrittenSizes;

/** Parses a written size. */
export function parseSizes(text: string): WrittenSizes {
  const ounces = ouncesOf(text);
  const [fluid, solid] = [parseSize(text), parseSize(text, { name: 'powder' })];
  const isSame = fluid?.amount === solid?.amount && fluid?.unit === solid?.unit;
  const read = { size: fluid, ounces };
  return { fluid: read, solid: isSame ? read : { size: solid, ounces } };
}

function sizeFor(title: string, { fluid, solid }: WrittenSizes): ReadSize {
  return fluid === solid || !isSoldByWeight('', { name: title }) ? fluid : solid;
}

function ouncesOf(text: string): number | null {
  const [, ounces] = /(?<![\d.x×] ?)(\d{0,6}\.?\d{1,6}) ?(?:fl\.? ?)?oz/i.exec(text) ?? [];
  return ounces === undefined ? null : Number(ounces);
}

/**
 * 1.7 oz is 50.3 ml and sold as 50, and makers change a size by up to a tenth; the tolerance is
 * larger between grams and milliliters.
 */
const sameUnit = 0.1;
const otherUnit = 0.13;
/** Shops convert and round so badly that a fifth of difference may be an error. */
const nearUnit = 0.2;

/** Whether two sizes mean the same pack; null when not comparable. */
export function sameSize(one: Size | null, other: Size | null): boolean | null {
  if (!one || !other) return null;
  if ((one.unit === 'count') !== (other.unit === 'count')) return null;
  const apart = Math.abs(Math.log(one.amount / other.amount));
  if (one.unit === 'count') return apart === 0;
  return apart <= (one.unit === other.unit ? sameUnit : otherUnit);
}

/** Whether two sizes differ so little that one of them may be wrong. */
export function isNearSize(one: Size | null, other: Size | null): boolean {
  if (!one || !other || one.unit === 'count' || other.unit === 'count') return false;
  return Math.abs(Math.log(one.amount / other.amount)) <= nearUnit;
}
