import { parseGtin } from '~/domain/catalog/gtin';
import type { Size } from '~/domain/catalog/product';
import { takeConcentration } from '../rules/concentration';
import type { FormulaSketch } from '../rules/formula-sketch';
import { isSeveral, type Pack, takePacks } from '../rules/packs';
import { fieldSize, parseSizes, type SizesOf, takeSize } from '../rules/title-size';
import {
  type BrandName,
  type LearnedBrands,
  parseBrand,
  readBrand,
  withLearnedKey,
} from '../words/brand-key';
import { wordOf } from '../words/word-of';
import { plainTitleText, plainWords } from './plain-words';
import { splitGlued } from './split-glued';
import type { TitleWord } from './title-word';
import { titleWords, type WordOf, withoutBrand } from './title-words';

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
  /** Of its ingredients; null: not stated. */
  formula: FormulaSketch | null;
}

/** Key of an already parsed title. */
export const storedTitle = Symbol('stored title');

/** Has an already parsed title. */
export interface StoredTitle {
  [storedTitle](learned: LearnedBrands | undefined): Title;
}

/** The fields that a title is read from. */
export interface TitleSource {
  brand?: string | undefined;
  name: string;
  size?: string | undefined;
  gtin?: string | undefined;
  shade?: string | undefined;
  price?: number | undefined;
  formula?: FormulaSketch | undefined;
  [storedTitle]?: undefined;
}

/** An offer or product whose title was parsed before. */
export function storeTitle(title: Title): StoredTitle {
  return new ParsedTitle(title);
}

class ParsedTitle implements StoredTitle {
  private readonly title: Title;

  constructor(title: Title) {
    this.title = title;
  }

  [storedTitle](): Title {
    return this.title;
  }
}

/** Parses the parts of titles. Shops repeat them, so a cache may take the place of `plainParts`. */
export interface TitleParts {
  wordOf: WordOf;
  parseBrand(brand: string): BrandName;
  parseSizes: SizesOf;
  /**
   * The words of a title that says nothing but words, no pack or scent, and needs no context; null:
   * it needs full parsing.
   */
  simpleWords(title: string): TitleWord[] | null;
}

const plainParts: TitleParts = { wordOf, parseBrand, parseSizes, simpleWords: () => null };

/** Longer names are not names; parsing more only costs time. */
const maxNameLength = 300;

/** Parses a title. */
export function readTitle(
  source: TitleSource | StoredTitle,
  learned?: LearnedBrands,
  parts: TitleParts = plainParts,
): Title {
  if (source[storedTitle]) return source[storedTitle](learned);
  const brand = source.brand ? withLearnedKey(parts.parseBrand(source.brand), learned) : noBrand;
  const title = emptyTitle();
  title.price = source.price ?? null;
  title.formula = source.formula ?? null;
  title.brand = brand;
  title.words = withoutBrandName(takeName(source, title, parts), brand);
  if (source.shade) title.shade = plainWords(plainTitleText(source.shade)).join(' ');
  if (source.gtin) {
    const gtin = parseGtin(source.gtin);
    if (gtin.ok) title.gtin = gtin.gtin;
  }
  return title;
}

/** Parses a name: moves attributes to the title and returns the remaining words. */
function takeName(
  { name, size: field }: TitleSource,
  title: Title,
  { wordOf, parseSizes, simpleWords }: TitleParts,
): TitleWord[] {
  const cut = splitGlued(name.length > maxNameLength ? name.slice(0, maxNameLength) : name);
  const simple = simpleWords(cut);
  if (simple) {
    const { size, ounces } = fieldSize(cut, field, parseSizes);
    title.size = size;
    title.ounces = ounces;
    return simple;
  }
  const plain = plainTitleText(cut);
  const { size, ounces, rest: unsized } = takeSize(plain, field, parseSizes);
  title.size = size;
  title.ounces = ounces;
  const { packs, rest: unpacked } = takePacks(unsized);
  title.packs = packs;
  const hasDigits = /\d/.test(plain);
  if (hasDigits && isSeveral(plain)) packs.push('several');
  const { concentration, rest: named } = takeConcentration(unpacked);
  title.concentration = concentration;
  const rest = hasDigits ? takeNumbers(named, title) : named;
  return titleWords(rest.includes('+') ? rest.replace(/\bpa ?\++/g, ' ') : rest, wordOf);
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
    formula: null,
  };
}

function withoutBrandName(words: TitleWord[], brand: BrandName): TitleWord[] {
  const rest = withoutBrand(words, brand.whole);
  return brand.telling.length === brand.words.length ? rest : withoutBrand(rest, brand.bare);
}
