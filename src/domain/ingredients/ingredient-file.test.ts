import { describe, expect, test } from 'vitest';
import { readIngredientFile } from './ingredient-file';

const moonbeam = {
  name: 'Moonbeam Ferment',
  synonyms: [],
  functions: ['humectant', 'fragrance'],
  cas: '1234-56-7',
  ec: '200-001-8',
};

test.each([
  [
    'an export of CosIng, with lines before its header',
    'File creation date: 01/02/2026\n\nCOSING Ref No,INCI name,INN name,CAS No,EC No,Function\n1,Moonbeam Ferment,,1234-56-7 / 12-34-5,200-001-8,"PERFUMING, HUMECTANT"\n',
  ],
  [
    'tabs',
    'name\tfunction\tCAS\tEC\r\nMoonbeam  Ferment\tperfuming;humectant\t1234-56-7\t200-001-8\r\n',
  ],
])('reads %s', (_format, text) => {
  expect(readIngredientFile(text)).toEqual([moonbeam]);
});

test('reads synonyms between bars, and each name once', () => {
  expect(readIngredientFile('name,synonyms\n"A, B",C| |D\n"a, b",E')).toMatchObject([
    { name: 'A, B', synonyms: ['C', 'D'] },
  ]);
});

test('reads functions by name as JSON', () => {
  expect(readIngredientFile('{"MOONBEAM FERMENT":["HUMECTANT","UNHEARD OF"]}')).toMatchObject([
    { name: 'MOONBEAM FERMENT', functions: ['humectant'], cas: null },
  ]);
});

describe('says what is wrong', () => {
  test.each([
    ['', 'The file is empty.'],
    ['{"a":', 'The file begins like JSON but is not valid JSON.'],
    ['{"a":1}', "The functions of 'a' are not a list."],
    ['color,size\nred,5', /^The file has no column 'INCI name' or 'name'/],
    ['name\n', 'The file names no ingredient.'],
    ['name\nA\n--\n', "Row 3: '--' is not a name."],
    [`name\n${'x'.repeat(401)}`, /^Row 2: 'x{60}…' is longer than 400 characters/],
  ])('%j', (text, problem) => {
    expect(readIngredientFile(text)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });
});
