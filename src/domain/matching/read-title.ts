import { parseGtin } from '../catalogue/gtin';
import type { Size } from '../catalogue/product';
import { type BrandName, type LearnedBrands, readBrand } from './brand-key';
import { takeConcentration } from './concentration';
import { isSeveral, type Pack, takePacks } from './packs';
import { plainText, plainWords } from './plain-words';
import { takeSize } from './title-size';
import { simpleWords, type TitleWord, titleWords, withoutBrand } from './title-words';
import type { WordNumbers } from './word-numbers';

/** A title taken apart: everything that tells one product from another. */
export interface Title {
  brand: BrandName;
  words: readonly TitleWord[];
  /** The words in numbers, where an index has kept them. */
  numbers: WordNumbers | null;
  size: Size | null;
  /** As the shop writes them: one amount in ounces is rounded to several in milliliters. */
  ounces: number | null;
  packs: readonly Pack[];
  spf: string | null;
  /** '10%', '0.3%', in the order of the title. */
  strengths: readonly string[];
  /** Of a scent: 'parfum', 'toilette', 'cologne', … */
  concentration: string | null;
  shade: string | null;
  gtin: string | null;
}

/** Where a title that was read already is asked for. */
export const keptTitle = Symbol('kept title');

/** Something whose title was read already. */
export interface KeptTitle {
  [keptTitle](learned: LearnedBrands | undefined): Title;
}

interface TitleSource {
  brand?: string | undefined;
  name: string;
  size?: string | undefined;
  gtin?: string | undefined;
  shade?: string | undefined;
  [keptTitle]?: undefined;
}

/** What is longer is no name; reading on would only cost time. */
const longestName = 300;

/** What was read last: an offer is compared with many, and then kept under the same texts. */
const last: { source: TitleSource; learned: LearnedBrands | undefined; title: Title | null } = {
  source: { name: '' },
  learned: undefined,
  title: null,
};

/** Takes a title apart. */
export function readTitle(source: TitleSource | KeptTitle, learned?: LearnedBrands): Title {
  if (source[keptTitle]) return source[keptTitle](learned);
  if (last.title && last.learned === learned && isSameText(source, last.source)) return last.title;
  const title = takeApart(source, learned);
  // The texts, not the object: it may be changed.
  const { brand, name, size, gtin, shade } = source;
  last.source = { brand, name, size, gtin, shade };
  last.learned = learned;
  last.title = title;
  return title;
}

function isSameText(one: TitleSource, other: TitleSource): boolean {
  return (
    one.name === other.name &&
    one.brand === other.brand &&
    one.size === other.size &&
    one.gtin === other.gtin &&
    one.shade === other.shade
  );
}

function takeApart(source: TitleSource, learned: LearnedBrands | undefined): Title {
  const brand = readBrand(source.brand, learned);
  const plain = plainText(source.name.slice(0, longestName));
  const told = toldIn(plain, source.size);
  const gtin = source.gtin ? parseGtin(source.gtin) : null;
  return {
    brand,
    words: withoutBrandName(told.words, brand),
    numbers: null,
    size: told.size,
    ounces: told.ounces,
    packs: told.packs,
    spf: told.spf,
    strengths: told.strengths,
    concentration: told.concentration,
    shade: source.shade ? plainWords(plainText(source.shade)).join(' ') : null,
    gtin: gtin?.ok ? gtin.gtin : null,
  };
}

const none: readonly never[] = [];

/** What a plain title says besides its brand. */
function toldIn(
  plain: string,
  field: string | undefined,
): Omit<Title, 'brand' | 'shade' | 'gtin' | 'words' | 'numbers'> & { words: TitleWord[] } {
  const { size, ounces, rest: unsized } = takeSize(plain, field);
  const simple = simpleWords(plain);
  if (simple) {
    const special = { packs: none, spf: null, strengths: none, concentration: null };
    return { words: simple, size, ounces, ...special };
  }
  const { packs, rest: unpacked } = takePacks(unsized);
  const hasDigits = /\d/.test(plain);
  if (hasDigits && isSeveral(plain)) packs.push('several');
  const { concentration, rest: named } = takeConcentration(unpacked);
  let spf: string | null = null;
  const strengths: string[] = [];
  const rest = !hasDigits
    ? named
    : named
        .replace(/\b(?:spf|fps|lsf|broad spectrum(?! spf))[ -]?(\d+)\+?/g, (_, factor: string) => {
          spf ??= factor;
          return ' ';
        })
        .replace(/(?<![\d.])(\d+(?:[.,]\d+)?) ?%/g, (_, percent: string) => {
          strengths.push(`${Number(percent.replace(',', '.'))}%`);
          return ' ';
        });
  const words = titleWords(rest.includes('+') ? rest.replace(/\bpa ?\++/g, ' ') : rest);
  return { words, size, ounces, packs, spf, strengths, concentration };
}

/** A title that says nothing yet. */
export function emptyTitle(): Title {
  return {
    brand: readBrand(undefined),
    words: none,
    numbers: null,
    size: null,
    ounces: null,
    packs: none,
    spf: null,
    strengths: none,
    concentration: null,
    shade: null,
    gtin: null,
  };
}

function withoutBrandName(words: TitleWord[], brand: BrandName): TitleWord[] {
  const rest = withoutBrand(words, brand.words);
  return brand.telling.length === brand.words.length ? rest : withoutBrand(rest, brand.telling);
}
