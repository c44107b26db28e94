import { plainTitleText, plainWords } from '../titles/plain-words';
import { brandAliases } from './brand-aliases';

/** Words that some shops add to brands. */
const generic = new Set(
  `the cosmetics cosmetic beauty skincare skin care haircare hair labs lab laboratories laboratoire laboratoires
  inc ltd llc co company corp paris london nyc usa uk fragrance fragrances perfume perfumes parfum parfums makeup
  make up collection professional brand official group since by and plus md org com`.split(/\s+/),
);

/** Aliases from the operator's decisions: from one brand key to another. */
export type LearnedBrands = ReadonlyMap<string, string>;

export interface BrandName {
  /** One key for all spellings of a brand; empty without a brand. */
  key: string;
  /** As written. */
  words: readonly string[];
  /** Without generic words. */
  telling: readonly string[];
  /** Those words joined. */
  whole: string;
  bare: string;
}

const aliases: ReadonlyMap<string, string> = new Map(brandAliases.flatMap(keysOfAliases));

/** The key of the first name in a row, for every spelling of the row. */
function keysOfAliases(row: readonly string[]): [spelling: string, key: string][] {
  const key = tellingWords(plainWords(row[0] ?? '')).join('');
  return row.flatMap((name): [string, string][] => {
    const words = plainWords(name);
    return [
      [words.join(''), key],
      [tellingWords(words).join(''), key],
    ];
  });
}

const noBrandName: BrandName = { key: '', words: [], telling: [], whole: '', bare: '' };

/** Parses a brand as a shop writes it. */
export function readBrand(brand: string | undefined, learned?: LearnedBrands): BrandName {
  return brand ? withLearnedKey(parseBrand(brand), learned) : noBrandName;
}

/** A brand with the key that the operator's decisions give it. */
export function withLearnedKey(brand: BrandName, learned: LearnedBrands | undefined): BrandName {
  const key = learned?.get(brand.key);
  return key === undefined ? brand : { ...brand, key };
}

/** Parses a brand, regardless of the operator's decisions. */
export function parseBrand(brand: string): BrandName {
  const words = plainWords(plainTitleText(brand));
  const telling = tellingWords(words);
  const [whole, bare] = [words.join(''), telling.join('')];
  return { key: aliases.get(whole) ?? aliases.get(bare) ?? bare, words, telling, whole, bare };
}

function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !generic.has(word));
  return telling.length > 0 ? telling : words;
}
