import { parseGtin } from '~/domain/catalog/gtin';
import type { Size } from '~/domain/catalog/product';
import { takeConcentration } from '../rules/concentration';
import { isSeveral, type Pack, takePacks } from '../rules/packs';
import { fieldSize, takeSize } from '../rules/title-size';
import { type BrandName, type LearnedBrands, readBrand } from '../words/brand-key';
import { simpleWords } from '../words/simple-words';
import { plainTitleText, plainWords } from './plain-words';
import type { TitleWord } from './title-word';
import { titleWords, withoutBrand } from './title-words';

/** A parsed title: everything that distinguishes products. */
export interface Title {
  brand: BrandName;
  words: readonly TitleWord[];
  size: Size | null;
  /** In the shop's units: one amount in ounces is rounded to several in milliliters. */
  ounces: number | null;
  packs: readonly Pack[];
  spf: string | null;
  /** '10%', '0.3%', in the order of the title. */
  strengths: readonly string[];
  /** Of a fragrance: 'parfum', 'toilette', 'cologne', … */
  concentration: string | null;
  shade: string | null;
  gtin: string | null;
  /** In dollars. */
  price: number | null;
}

/** Key of an already parsed title. */
export const storedTitle = Symbol('stored title');

/** Has an already parsed title. */
export interface StoredTitle {
  [storedTitle](learned: LearnedBrands | undefined): Title;
}

interface TitleSource {
  brand?: string | undefined;
  name: string;
  size?: string | undefined;
  gtin?: string | undefined;
  shade?: string | undefined;
  price?: number | undefined;
  [storedTitle]?: undefined;
}

/** Longer names are not names; parsing more only costs time. */
const maxNameLength = 300;

/** Cache of the last title: an offer is compared with many candidates, and then stored. */
const last: { source: TitleSource; learned: LearnedBrands | undefined; title: Title | null } = {
  source: {
    name: '',
    brand: undefined,
    size: undefined,
    gtin: undefined,
    shade: undefined,
    price: undefined,
  },
  learned: undefined,
  title: null,
};

/** Parses a title. */
export function readTitle(source: TitleSource | StoredTitle, learned?: LearnedBrands): Title {
  if (source[storedTitle]) return source[storedTitle](learned);
  if (last.title && last.learned === learned && isSameText(source, last.source)) return last.title;
  const title = takeApart(source, learned);
  // Copies the texts, because the object may change.
  last.source.name = source.name;
  last.source.brand = source.brand;
  last.source.size = source.size;
  last.source.gtin = source.gtin;
  last.source.shade = source.shade;
  last.source.price = source.price;
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
    one.shade === other.shade &&
    one.price === other.price
  );
}

function takeApart(source: TitleSource, learned: LearnedBrands | undefined): Title {
  const brand = readBrand(source.brand, learned);
  const title = emptyTitle();
  title.price = source.price ?? null;
  title.brand = brand;
  title.words = withoutBrandName(takeName(source, title), brand);
  if (source.shade) title.shade = plainWords(plainTitleText(source.shade)).join(' ');
  if (source.gtin) {
    const gtin = parseGtin(source.gtin);
    if (gtin.ok) title.gtin = gtin.gtin;
  }
  return title;
}

/** Parses a name: moves attributes to the title and returns the remaining words. */
function takeName({ name, size: field }: TitleSource, title: Title): TitleWord[] {
  const cut = name.length > maxNameLength ? name.slice(0, maxNameLength) : name;
  const simple = simpleWords(cut);
  if (simple) {
    const { size, ounces } = fieldSize(cut, field);
    title.size = size;
    title.ounces = ounces;
    return simple;
  }
  const plain = plainTitleText(cut);
  const { size, ounces, rest: unsized } = takeSize(plain, field);
  title.size = size;
  title.ounces = ounces;
  const { packs, rest: unpacked } = takePacks(unsized);
  title.packs = packs;
  const hasDigits = /\d/.test(plain);
  if (hasDigits && isSeveral(plain)) packs.push('several');
  const { concentration, rest: named } = takeConcentration(unpacked);
  title.concentration = concentration;
  const rest = hasDigits ? takeNumbers(named, title) : named;
  return titleWords(rest.includes('+') ? rest.replace(/\bpa ?\++/g, ' ') : rest);
}

/** Moves SPF and strengths to the title and returns the rest of the name. */
function takeNumbers(name: string, title: Title): string {
  const strengths: string[] = [];
  title.strengths = strengths;
  return name
    .replace(/\b(?:spf|fps|lsf|broad spectrum(?! spf))[ -]?(\d+)\+?/g, (_, factor: string) => {
      title.spf ??= factor;
      return ' ';
    })
    .replace(/(?<![\d.])(\d+(?:[.,]\d+)?) ?%/g, (_, percent: string) => {
      strengths.push(`${Number(percent.replace(',', '.'))}%`);
      return ' ';
    });
}

const noBrand = readBrand(undefined);
const emptyList: readonly never[] = [];

/** A title without any content. */
function emptyTitle(): Title {
  return {
    brand: noBrand,
    words: emptyList,
    size: null,
    ounces: null,
    packs: emptyList,
    spf: null,
    strengths: emptyList,
    concentration: null,
    shade: null,
    gtin: null,
    price: null,
  };
}

function withoutBrandName(words: TitleWord[], brand: BrandName): TitleWord[] {
  const rest = withoutBrand(words, brand.whole);
  return brand.telling.length === brand.words.length ? rest : withoutBrand(rest, brand.bare);
}
