import type { NamedIngredient } from './dictionary';
import { functionWord } from './functions';

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

type AnnexNumber = 'II' | 'III' | 'IV' | 'V' | 'VI';

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
  return {
    id: Number(id),
    name,
    synonyms: synonyms === '' ? [] : synonyms.split('|'),
    functions: codes === '' ? [] : codes.split(' ').flatMap((code) => functionWord(code) ?? []),
    cas: cas || null,
    ec: ec || null,
    annexes: annexes === '' ? [] : annexes.split(' ').flatMap((text) => readAnnex(text) ?? []),
  };
}

function readAnnex(text: string): AnnexEntry | null {
  const [, annex, entry, allergen, limits] = annexPattern.exec(text) ?? [];
  if (annex === undefined || entry === undefined) return null;
  return {
    annex: annex as AnnexNumber,
    entry,
    maxPercents: limits === undefined ? [] : limits.split(',').map(Number),
    isAllergen: allergen === '!',
  };
}
