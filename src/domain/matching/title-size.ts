import type { Size } from '../catalogue/product';
import { parseSize } from '../catalogue/size';

const units =
  "(?:ml|mls|cl|ltr|liters?|litres?|l|g|gr|gm|gms|grams?|kg|fl\\.? ?oz|fl\\.? ?ounces?|oz|ounces?|lbs?)(?![\\p{L}'’])\\.?";
const pieces =
  '(?:ct|counts?|capsules?|caps|tablets?|softgels?|gummies|wipes|pads|sheets?|pcs?|pieces?|patches|pairs?|treatments|vials|sachets|ampoules)(?!\\p{L})';
const start = '(?<![\\p{L}\\d.,#-])';
const amount = '\\d*[.,]?\\d+';
const measure = `${start}(?:\\d+ ?[x×] ?)?${amount}[ -]?${units}(?: ?[x×] ?\\d+(?![\\d.,]))?`;

const measures = new RegExp(`${measure}(?: ?[/|(,–-]? ?${measure}\\)?)*`, 'giu');
const counts = new RegExp(
  `(?:pack|set|box) of \\d+|${start}${amount}[ -]?(?:pack|pk)\\b|${start}${amount}[ -]?${pieces}`,
  'giu',
);

interface TitleSize {
  size: Size | null;
  /** As it is written; null: it is not. */
  ounces: number | null;
  /** The title without its sizes. */
  rest: string;
}

/** Reads the size out of a title, unless a field states it. */
export function takeSize(title: string, field: string | undefined): TitleSize {
  const told = field ? readField(field, title) : null;
  if (!/\d/.test(title)) return { size: told, ounces: ouncesOf(field), rest: title };
  const weighed = title.match(measures) ?? [];
  const counted = title.match(counts) ?? [];
  const rest = title.replace(measures, ' ').replace(counts, ' ');
  if (told) return { size: told, ounces: ouncesOf(field), rest };
  // Two contents in one title are a set's; nobody knows which would be compared.
  const text = weighed.length === 1 ? [weighed[0], ...counted.slice(0, 1)].join(' ') : undefined;
  const read = text ?? (weighed.length === 0 ? counted[0] : undefined);
  const size = read === undefined ? null : parseSize(read, { name: title });
  return { size, ounces: ouncesOf(read), rest };
}

function ouncesOf(text: string | undefined): number | null {
  const [, ounces] = /(?<![\d.x×] ?)(\d*\.?\d+) ?(?:fl\.? ?)?oz/i.exec(text ?? '') ?? [];
  return ounces === undefined ? null : Number(ounces);
}

const kept = new Map<string, Size | null>();

/** Shops have few sizes and many products. What ounces mean depends on the product. */
function readField(field: string, title: string): Size | null {
  if (/oz|ounce/i.test(field)) return parseSize(field, { name: title });
  let size = kept.get(field);
  if (size === undefined) {
    size = parseSize(field);
    if (kept.size > 20_000) kept.clear();
    kept.set(field, size);
  }
  return size;
}

/** 1.7 oz is 50.3 ml and sold as 50; scales and spoons differ more where grams meet milliliters. */
const sameUnit = 0.075;
const otherUnit = 0.13;

/** Whether two sizes mean the same pack; null when they cannot be compared. */
export function sameSize(one: Size | null, other: Size | null): boolean | null {
  if (!one || !other) return null;
  if ((one.unit === 'count') !== (other.unit === 'count')) return null;
  const apart = Math.abs(Math.log(one.amount / other.amount));
  if (one.unit === 'count') return apart === 0;
  return apart <= (one.unit === other.unit ? sameUnit : otherUnit);
}
