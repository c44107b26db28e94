import type { NamedIngredient } from './dictionary';
import { functionWord } from './functions';
import { orderFunctions } from './main-functions';

/** An entry in an annex of the EU Cosmetics Regulation (EC) No 1223/2009. */
interface AnnexEntry {
  /** II: prohibited, III: restricted, IV: colorants, V: preservatives, VI: UV filters. */
  annex: AnnexNumber;
  /** The reference number, such as '98' and '2a'. */
  entry: string;
  /** Maximum concentrations in percent, by kind of product in the order of the annex; empty: other limits. */
  maxPercents: readonly number[];
  /** A fragrance allergen: labels must name it above 0.001 % in leave-on and 0.01 % in rinse-off products. */
  isAllergen: boolean;
}

const annexNumbers = ['II', 'III', 'IV', 'V', 'VI'] as const;
type AnnexNumber = (typeof annexNumbers)[number];

/** The facts about an ingredient. */
export interface IngredientFacts extends NamedIngredient {
  /** What it does, the main function first. */
  functions: readonly string[];
  /** Numbers of the Chemical Abstracts Service and of the European Community; null: none. */
  cas: string | null;
  ec: string | null;
  annexes: readonly AnnexEntry[];
}

const annexPattern = /^(II|III|IV|V|VI)\/(\d{1,4}[a-z]{0,2})(!?)(?:=([\d.,]+))?$/;

/**
 * Reads a line of the data file: number, name, synonyms between bars, function codes, CAS number, EC number and
 * annex entries, between tabs. 'III/88!' is a fragrance allergen, 'V/29=1' has a limit of 1 %.
 */
export function readIngredientLine(line: string): IngredientFacts | null {
  const [id = '', name = '', synonyms = '', codes = '', cas = '', ec = '', annexes = ''] =
    line.split('\t');
  if (!/^[1-9]\d{0,8}$/.test(id) || name === '') return null;
  const functions =
    codes === '' ? [] : codes.split(' ').flatMap((code) => functionWord(code) ?? []);
  const entries = annexes === '' ? [] : annexes.split(' ').flatMap((text) => readAnnex(text) ?? []);
  const isAllergen = entries.some((entry) => entry.isAllergen);
  return {
    id: Number(id),
    name,
    synonyms: synonyms === '' ? [] : synonyms.split('|'),
    functions: orderFunctions(name, functions, isAllergen),
    cas: cas || null,
    ec: ec || null,
    annexes: entries,
  };
}

function readAnnex(text: string): AnnexEntry | null {
  const [, number, entry, allergen, limits] = annexPattern.exec(text) ?? [];
  const annex = annexNumbers.find((known) => known === number);
  if (annex === undefined || entry === undefined) return null;
  return {
    annex,
    entry,
    maxPercents: limits === undefined ? [] : limits.split(',').map(Number),
    isAllergen: allergen === '!',
  };
}
