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

const aliases = new Map<string, string>();
for (const row of brandAliases) {
  const [first = ''] = row;
  const key = tellingWords(plainWords(first)).join('');
  for (const name of row) {
    const words = plainWords(name);
    aliases.set(words.join(''), key);
    aliases.set(tellingWords(words).join(''), key);
  }
}

const noBrandName: BrandName = { key: '', words: [], telling: [], whole: '', bare: '' };
const brandCache = new Map<string, BrandName>();

/** Parses a brand as a shop writes it. */
export function readBrand(brand: string | undefined, learned?: LearnedBrands): BrandName {
  if (!brand) return noBrandName;
  let read = brandCache.get(brand);
  if (!read) {
    const words = plainWords(plainTitleText(brand));
    const telling = tellingWords(words);
    const [whole, bare] = [words.join(''), telling.join('')];
    const key = aliases.get(whole) ?? aliases.get(bare) ?? bare;
    read = { key, words, telling, whole, bare };
    if (brandCache.size > 50_000) brandCache.clear();
    brandCache.set(brand, read);
  }
  const key = learned?.get(read.key);
  return key === undefined ? read : { ...read, key };
}

function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !generic.has(word));
  return telling.length > 0 ? telling : words;
}
