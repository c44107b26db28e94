import { join } from 'node:path';
import { loadParts } from '../bundle-parts.ts';
import { readLabels } from './labeled-formulas.ts';

interface Rules {
  matchWeights: typeof import('../../src/domain/matching/rules/match-weights.ts').matchWeights;
  maxCountPerFeature: typeof import('../../src/domain/matching/rules/match-weights.ts').maxCountPerFeature;
  startingWeight: typeof import('../../src/domain/matching/rules/match-weights.ts').startingWeight;
  compareTitles: typeof import('../../src/domain/matching/rules/compare-titles.ts').compareTitles;
  NameResolver: typeof import('../../src/domain/ingredients/label/resolve-name.ts').NameResolver;
  builtInDictionary: typeof import('../../src/domain/ingredients/dictionary/built-in.ts').builtInDictionary;
  resolveIngredients: typeof import('../../src/domain/ingredients/resolve-ingredients.ts').resolveIngredients;
  sketchFormula: typeof import('../../src/domain/matching/rules/formula-sketch.ts').sketchFormula;
  catalogOf: typeof import('../../src/domain/matching/rules/score-matching.ts').catalogOf;
  partOf: typeof import('../../src/domain/matching/rules/score-matching.ts').partOf;
  readTitle: typeof import('../../src/domain/matching/titles/read-title.ts').readTitle;
  readSamePairs: typeof import('../../src/cli/matching/labeled-pairs.server.ts').readSamePairs;
  readDifferentPairs: typeof import('../../src/cli/matching/labeled-pairs.server.ts').readDifferentPairs;
}

interface Example {
  features: readonly (readonly [place: number, count: number])[];
  isSame: boolean;
  weight: number;
}

/** Hard pairs decide the weights: easy ones differ in nothing. */
const exampleWeights = { hard: 3, easy: 0.3, different: 3 };
/** How strongly the present weights are kept: there are few examples of some features. */
const pull = 300;
const rounds = 400;
const firstStep = 0.5;

/**
 * Fits the weights of matching to the labeled pairs of the brands for training, with the catalogs of their
 * shops and the ingredients that they list, starting from the present ones, and prints those that change.
 * Always gives the same result.
 */
export async function run([folder = '']: readonly string[]): Promise<void> {
  if (folder === '') throw new Error('Name the folder: npm run bench -- match-weights FOLDER');
  const rules = await loadParts<Rules>('match-weights', {
    matchWeights: 'domain/matching/rules/match-weights',
    maxCountPerFeature: 'domain/matching/rules/match-weights',
    startingWeight: 'domain/matching/rules/match-weights',
    compareTitles: 'domain/matching/rules/compare-titles',
    NameResolver: 'domain/ingredients/label/resolve-name',
    builtInDictionary: 'domain/ingredients/dictionary/built-in',
    resolveIngredients: 'domain/ingredients/resolve-ingredients',
    sketchFormula: 'domain/matching/rules/formula-sketch',
    catalogOf: 'domain/matching/rules/score-matching',
    partOf: 'domain/matching/rules/score-matching',
    readTitle: 'domain/matching/titles/read-title',
    readSamePairs: 'cli/matching/labeled-pairs.server',
    readDifferentPairs: 'cli/matching/labeled-pairs.server',
  });
  const names = Object.keys(rules.matchWeights);
  const start = Object.values(rules.matchWeights);
  const examples = await readExamples(rules, names, folder);
  const { weights, intercept } = fitWeights(examples, start, rules.startingWeight);
  console.log(`starting weight: ${rules.startingWeight} -> ${intercept.toFixed(2)}`);
  for (const [at, name] of names.entries()) {
    const [before = 0, after = 0] = [start[at], weights[at]];
    if (Math.abs(after - before) >= 0.05) console.log(`${name}: ${before} -> ${after.toFixed(2)}`);
  }
}

async function readExamples(
  rules: Rules,
  features: readonly string[],
  folder: string,
): Promise<Example[]> {
  const file = (name: string) => join(folder, 'matching', name);
  const same = await rules.readSamePairs(file('pairs.csv'));
  const different = await rules.readDifferentPairs(file('hard_negatives.csv'));
  const places = new Map(features.map((name, at) => [name, at]));
  const examples: Example[] = [];
  const labelOf = readLabels(folder);
  const names = new rules.NameResolver(rules.builtInDictionary);
  const titleOf = (listing: (typeof different)[number]['left']) => {
    const label = labelOf(listing);
    const formula = label && rules.sketchFormula(rules.resolveIngredients([label], names).ids);
    return rules.readTitle(formula ? { ...listing, formula } : listing);
  };
  // The catalog says nothing about the two listings that are compared.
  const catalog = rules.catalogOf([...same, ...different]);
  const add = (pair: (typeof different)[number], isSame: boolean, weight: number) => {
    if (rules.partOf(pair) !== 'train') return;
    const [offer, product] = [titleOf(pair.left), titleOf(pair.right)];
    const { conflicts, features: counts } = rules.compareTitles(offer, product, catalog);
    if (conflicts.length > 0) return;
    const counted = Array.from(
      counts,
      ([name, count]) =>
        [places.get(name) ?? 0, Math.min(count, rules.maxCountPerFeature)] as const,
    );
    examples.push({ features: counted, isSame, weight });
  };
  for (const pair of same) add(pair, true, exampleWeights[pair.isHard ? 'hard' : 'easy']);
  for (const pair of different) add(pair, false, exampleWeights.different);
  return examples;
}

/** Logistic regression by gradient ascent with a step per weight (AdaGrad). */
function fitWeights(
  examples: readonly Example[],
  start: readonly number[],
  startingWeight: number,
) {
  const weights = [...start, startingWeight];
  const last = start.length;
  const squares = weights.map(() => 1e-8);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((weight, at) =>
      at === last ? 0 : -pull * (weight - (start[at] ?? 0)),
    );
    for (const { features, isSame, weight } of examples) {
      let sum = weights[last] ?? 0;
      for (const [at, count] of features) sum += (weights[at] ?? 0) * count;
      const error = ((isSame ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * weight;
      gradient[last] = (gradient[last] ?? 0) + error;
      for (const [at, count] of features) gradient[at] = (gradient[at] ?? 0) + error * count;
    }
    for (const [at, slope] of gradient.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (firstStep * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return { weights, intercept: weights[last] ?? 0 };
}
