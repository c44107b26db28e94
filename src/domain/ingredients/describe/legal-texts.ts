import type { IngredientFacts } from '../dictionary/ingredient-line';
import { restrictions } from '../restrictions';

export interface LegalText {
  text: string;
  source: string;
  url: string;
}

const euRegulation = 'https://eur-lex.europa.eu/eli/reg/2009/1223/oj';
const sourceUrls: readonly (readonly [start: string, url: string])[] = [
  ['Regulation (EC) No 1223/2009', euRegulation],
  ['Regulation (EU) 2024/996', 'https://eur-lex.europa.eu/eli/reg/2024/996/oj'],
  ['US FDA', 'https://www.fda.gov/drugs'],
];
const allergenSource =
  'Regulation (EC) No 1223/2009, Annex III, as amended by Regulation (EU) 2023/1545';

/** What the law says about an ingredient, computed from the annexes and our own notes on other rules. */
export function legalTexts({ name, annexes }: IngredientFacts): LegalText[] {
  const notes = restrictions[name] ?? [];
  const named = notes.flatMap(({ text, source }) => {
    const place = placeOf(source);
    return place ? [{ text: `${place}: ${inLowerCase(text)}`, source, url: urlOf(source) }] : [];
  });
  const fromAnnexes = annexes
    .filter(({ annex, isAllergen }) => isAllergen || !notes.some(isAbout(annex)))
    .map((entry) => {
      const source = entry.isAllergen
        ? allergenSource
        : `Regulation (EC) No 1223/2009, Annex ${entry.annex}, entry ${entry.entry}`;
      return { text: annexText(entry), source, url: euRegulation };
    });
  // The notes of allergens say the same as their annex entries.
  const own = named.filter(({ text }) => !text.includes(': must be named'));
  return uniqueTexts([...own, ...fromAnnexes]);
}

const isAbout =
  (annex: string) =>
  ({ source }: { source: string }) =>
    source.endsWith(`Annex ${annex}`);

/** Whose law it is; null: advice. */
function placeOf(source: string): string | null {
  if (source.startsWith('Regulation (E')) return 'European Union';
  return source.startsWith('US FDA') ? 'United States' : null;
}

const inLowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const urlOf = (source: string) =>
  sourceUrls.find(([start]) => source.startsWith(start))?.[1] ?? euRegulation;

function annexText({ annex, maxPercents, isAllergen }: IngredientFacts['annexes'][number]): string {
  if (isAllergen) {
    return 'European Union: must be named on the label above 0.001% in leave-on and 0.01% in rinse-off products.';
  }
  const limit = limitText(maxPercents);
  switch (annex) {
    case 'II':
      return 'European Union: on the list of prohibited substances, though the entry may cover only certain forms or uses.';
    case 'III':
      return `European Union: allowed with restrictions${limit && `, ${limit}`}.`;
    case 'IV':
      return `European Union: allowed as a colorant${limit && `, ${limit}`}.`;
    case 'V':
      return `European Union: allowed as a preservative${limit && `, ${limit}`}.`;
    case 'VI':
      return `European Union: allowed as a UV filter${limit && `, ${limit}`}.`;
  }
}

function limitText(maxPercents: readonly number[]): string {
  const min = Math.min(...maxPercents);
  const max = Math.max(...maxPercents);
  if (maxPercents.length === 0) return '';
  return min === max
    ? `at most ${max}%`
    : `at most ${min}% to ${max}%, depending on the kind of product`;
}

function uniqueTexts(texts: readonly LegalText[]): LegalText[] {
  return [...new Map(texts.map((text) => [text.text, text])).values()];
}
