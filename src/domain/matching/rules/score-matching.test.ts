import { expect, test } from 'vitest';
import { scoreMatching } from './score-matching';

const listing = (shop: string, name: string) => ({ shop, name, brand: 'Glow House' });
const pair = (left: string, right: string) => ({
  left: listing('one', left),
  right: listing('two', right),
});

test('a listing is matched if it is the best of its shop on both sides', () => {
  const same = [
    { ...pair('Dew Drops Serum', 'Dew Drops Hydrating Serum'), isHard: true },
    { ...pair('Moonlite Oil', 'Moonlite Oil'), isHard: false },
  ];
  const different = [pair('Moonlite Oil', 'Moonlite Nourishing Oil')];
  const { all, titlesAlone } = scoreMatching(same, different);
  expect(all).toMatchObject({ recall: 1, hardRecall: 1, falseMatchRate: 0 });
  // By the two titles alone, the look-alike is matched too.
  expect(titlesAlone.all).toMatchObject({ recall: 1, hardRecall: 1, falseMatchRate: 1 });
});

test('pairs that name no shops are matched by their titles', () => {
  const bare = (left: string, right: string) => ({
    left: listing('', left),
    right: listing('', right),
    isHard: true,
  });
  const { all, titlesAlone } = scoreMatching([bare('Dew Drops Serum', 'Dew Drops')], []);
  expect(all).toEqual(titlesAlone.all);
  expect(all.recall).toBe(1);
});

test('a pair is matched by the name that a third shop gives one of the two', () => {
  const pairOf = (left: [string, string], right: [string, string]) => ({
    left: listing(...left),
    right: listing(...right),
    isHard: true,
  });
  const wanted = pairOf(['one', 'Velmira Moisturizer'], ['two', 'Velmira Firming']);
  expect(scoreMatching([wanted], []).all.recall).toBe(0);
  const third = pairOf(['one', 'Velmira Moisturizer'], ['three', 'Velmira Firming Moisturizer']);
  expect(scoreMatching([wanted, third], []).all.recall).toBe(1);
});
