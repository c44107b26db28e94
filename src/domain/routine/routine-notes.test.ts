import { expect, test } from 'vitest';
import { routineNotes } from './routine-notes';
import { routineFacts, usualTimes } from './routine-product';

/** Products by their tags; ids are their places. */
function facts(...products: string[]) {
  return products.map((tags, index) => {
    const found = routineFacts(index + 1, tags.split(' '));
    if (!found) throw new Error(`${tags} has no place in a routine`);
    return found;
  });
}

const retinol = 'type:serum ingredient:retinol:3';
const glycolic = 'type:toner ingredient:glycolic-acid:3';
const sunscreen = 'type:sunscreen spf:50';

test.each<[evening: string[], titles: string[]]>([
  [[], []],
  [[retinol], []],
  [[retinol, 'type:night-cream ingredient:retinal:1'], ['Two retinoids the same evening']],
  [[retinol, glycolic], ['A retinoid and an exfoliating acid the same evening']],
  // A trace of lactic acid sets the acidity of a product, and a cleanser is rinsed off.
  [[retinol, 'type:moisturizer ingredient:lactic-acid:1'], []],
  [[retinol, 'type:gel-cleanser ingredient:bha:3'], []],
  // One product that has both was made that way.
  [['type:serum ingredient:retinol:3 ingredient:aha:3'], []],
  [
    [glycolic, 'type:exfoliating-pads ingredient:bha:2'],
    ['Two exfoliating acids the same evening'],
  ],
  [
    [retinol, 'type:spot-treatment ingredient:benzoyl-peroxide:3'],
    ['A retinoid and benzoyl peroxide the same evening'],
  ],
  [['type:moisturizer', 'type:night-cream'], ['Two moisturizers the same evening']],
  [['type:serum', 'type:serum'], []],
  [
    ['type:serum ingredient:vitamin-c:3', 'type:moisturizer ingredient:vitamin-c:2'],
    ['Vitamin C twice the same evening'],
  ],
])('an evening with %j', (evening, titles) => {
  const notes = routineNotes({ morning: facts(sunscreen), evening: facts(...evening) });
  expect(notes.map(({ title }) => title)).toEqual(titles);
});

test.each<[morning: string[], evening: string[], isMissing: boolean]>([
  [[], [], false],
  [['type:moisturizer'], [], true],
  [['type:day-cream spf:30'], [], false],
  [['type:day-cream spf:15'], [], true],
  [[sunscreen], [retinol], false],
  [[], [retinol], true],
])('sunscreen in the morning with %j and %j', (morning, evening, isMissing) => {
  const notes = routineNotes({ morning: facts(...morning), evening: facts(...evening) });
  expect(notes.some(({ kind }) => kind === 'missing')).toBe(isMissing);
});

test('names the products and puts conflicts first', () => {
  const evening = facts('type:moisturizer', 'type:moisturizer', retinol, glycolic);
  const [first, second] = routineNotes({ morning: facts(sunscreen), evening });
  expect(first).toMatchObject({ kind: 'conflict', productIds: [3, 4] });
  expect(second).toMatchObject({ kind: 'duplicate', productIds: [1, 2] });
});

test('a retinoid in the morning is a conflict', () => {
  const notes = routineNotes({ morning: facts(retinol, sunscreen), evening: [] });
  expect(notes.map(({ title }) => title)).toEqual(['A retinoid in the morning']);
});

test.each([
  ['type:serum', ['morning', 'evening']],
  [retinol, ['evening']],
  [glycolic, ['evening']],
  [sunscreen, ['morning']],
  ['type:gel-cleanser ingredient:bha:3', ['morning', 'evening']],
])('%s is used in the %j', (tags, times) => {
  expect(facts(tags).map(usualTimes)).toEqual([times]);
});

test('other products have no place', () => {
  expect(routineFacts(1, ['type:shampoo'])).toBeNull();
  expect(routineFacts(1, [])).toBeNull();
});
