import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDifferentPairs, readSamePairs } from '~/cli/matching/labeled-pairs.server';
import { scoreMatches } from '~/cli/matching/match-score.server';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { resolveIngredients } from '~/domain/ingredients/resolve-ingredients';
import { sketchFormula } from '~/domain/matching/rules/formula-sketch';
import { type LabeledPair, scoreMatching } from '~/domain/matching/rules/score-matching';
import { dataFolder } from './data-folder.ts';
import { readLabels } from './labeled-formulas.ts';

test('finds real pairs and keeps real look-alikes apart', async ({ annotate }) => {
  const lines: string[] = [];
  const file = (name: string) => join(dataFolder, 'matching', name);
  const files = { pairs: file('pairs.csv'), negatives: file('hard_negatives.csv') };
  await scoreMatches({ ...files, json: true }, (line) => void lines.push(line));
  const result = JSON.parse(lines.join('\n'));
  await annotate(JSON.stringify(result));
  expect(result.all.pairs).toBeGreaterThan(20_000);
  for (const part of [result.train, result.test]) {
    expect(part.recall).toBeGreaterThanOrEqual(0.957);
    expect(part.hardRecall).toBeGreaterThanOrEqual(0.645);
    expect(part.falseMatchRate).toBeLessThanOrEqual(0.01);
  }
  // Not how the site decides: it also knows the other products of the brand.
  for (const part of [result.titlesAlone.train, result.titlesAlone.test]) {
    expect(part.recall).toBeGreaterThanOrEqual(0.948);
    expect(part.hardRecall).toBeGreaterThanOrEqual(0.59);
    expect(part.falseMatchRate).toBeLessThanOrEqual(0.017);
  }
});

test('ingredients find renamed products', async ({ annotate }) => {
  const file = (name: string) => join(dataFolder, 'matching', name);
  const labelOf = readLabels(dataFolder);
  const names = new NameResolver(builtInDictionary);
  const withFormula = (listing: LabeledPair['left']) => {
    const label = labelOf(listing);
    const formula = label && sketchFormula(resolveIngredients([label], names).ids);
    return formula ? { ...listing, formula } : listing;
  };
  const withFormulas = <Pair extends LabeledPair>(pair: Pair): Pair => ({
    ...pair,
    left: withFormula(pair.left),
    right: withFormula(pair.right),
  });
  const areKnown = ({ left, right }: LabeledPair) => Boolean(left.formula && right.formula);
  const pairs = (await readSamePairs(file('pairs.csv'))).map(withFormulas).filter(areKnown);
  const negatives = (await readDifferentPairs(file('hard_negatives.csv')))
    .map(withFormulas)
    .filter(areKnown);
  const without = <Pair extends LabeledPair>({ left, right, ...rest }: Pair) => ({
    ...rest,
    left: { ...left, formula: undefined },
    right: { ...right, formula: undefined },
  });
  const byWords = scoreMatching(pairs.map(without), negatives.map(without));
  const byIngredients = scoreMatching(pairs, negatives);
  await annotate(JSON.stringify({ byWords, byIngredients }));
  // The parts have about 60 hard pairs each, too few to compare them one by one.
  expect(byIngredients.all.hardRecall).toBeGreaterThan(byWords.all.hardRecall);
  expect(byIngredients.all.falseMatchRate).toBeLessThanOrEqual(0.01);
});
