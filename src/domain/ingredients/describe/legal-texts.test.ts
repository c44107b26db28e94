import { describe, expect, test } from 'vitest';
import { builtInIngredients } from '../dictionary/built-in';
import { readIngredientLine } from '../dictionary/ingredient-line';
import { legalTexts } from './legal-texts';

function textsOf(annexes: string): string[] {
  const facts = readIngredientLine(`9\tMoonbeam\t\t\t\t\t${annexes}`);
  return facts ? legalTexts(facts).map(({ text }) => text) : [];
}

describe('what the law says', () => {
  test.each([
    ['II/1', 'on the list of prohibited substances'],
    ['III/98', 'allowed with restrictions.'],
    ['III/98=2', 'allowed with restrictions, at most 2%.'],
    ['III/98=2,3', 'at most 2% to 3%, depending on the kind of product.'],
    ['IV/7', 'allowed as a colorant.'],
    ['V/29=1', 'allowed as a preservative, at most 1%.'],
    ['VI/27=25', 'allowed as a UV filter, at most 25%.'],
    ['III/88!', 'must be named on the label above 0.001%'],
  ])('of entry %s: %s', (annexes, text) => {
    expect(textsOf(annexes)).toEqual([expect.stringContaining(text)]);
  });

  test('is said once if two entries say the same', () => {
    expect(textsOf('III/88! III/89!')).toHaveLength(1);
  });

  test('comes from our own note instead of an annex that the note is about', () => {
    const phenoxyethanol = builtInIngredients.find(({ name }) => name === 'Phenoxyethanol');
    expect(phenoxyethanol && legalTexts(phenoxyethanol).map(({ text }) => text)).toEqual([
      'European Union: at most 1% as a preservative.',
    ]);
  });

  test('says whose law it is, and leaves advice out', () => {
    const said = (wanted: string) =>
      builtInIngredients.filter(({ name }) => name === wanted).flatMap(legalTexts);
    expect(said('Salicylic Acid').map(({ text }) => text)).toContain(
      'United States: active ingredient of acne drugs at 0.5 to 2%.',
    );
    expect(said('Retinyl Palmitate')).toHaveLength(1);
    for (const { text } of builtInIngredients.flatMap(legalTexts)) {
      expect(text).toMatch(/^(?:European Union|United States): /);
    }
  });

  test('has a source and a link for every ingredient', () => {
    for (const { source, url } of builtInIngredients.flatMap(legalTexts)) {
      expect(source).not.toBe('');
      expect(url).toMatch(/^https:\/\/[a-z.-]+\//);
    }
  });
});
