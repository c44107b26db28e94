import { existsSync } from 'node:fs';
import { loadParts } from './bundle-parts.ts';
import { readCatalogs } from './dupes/catalog-formulas.ts';
import { measureIndex } from './dupes/index-cost.ts';
import { isTrainBrand } from './real-data/train-brand.ts';

interface Parts {
  builtInDictionary: typeof import('../src/domain/ingredients/dictionary/built-in.ts').builtInDictionary;
  NameResolver: typeof import('../src/domain/ingredients/label/resolve-name.ts').NameResolver;
  resolveIngredients: typeof import('../src/domain/ingredients/resolve-ingredients.ts').resolveIngredients;
  measureRarity: typeof import('../src/domain/ingredients/formula-similarity.ts').measureRarity;
  weighFormula: typeof import('../src/domain/ingredients/formula-similarity.ts').weighFormula;
  formulaSimilarity: typeof import('../src/domain/ingredients/formula-similarity.ts').formulaSimilarity;
}

interface Formula {
  key: string;
  brand: string;
  catalog: string;
  ids: readonly number[];
  /** The names as the label has them. */
  words: ReadonlySet<string>;
}

type Similarity = (one: number, other: number) => number;

const minIngredients = 5;
const catalogSizes = [50_000, 1_000_000];

/**
 * How often the same formula (the same product in another year, shop or size) is the most similar one among all
 * others, compared with a plain overlap of the lists.
 */
export async function run([folder = '', ...sizes]: string[]): Promise<void> {
  if (folder === 'index') return measureIndex(sizes.length > 0 ? sizes.map(Number) : catalogSizes);
  if (folder === '' || !existsSync(folder)) {
    throw new Error('Name the folder with the data: npm run bench -- dupes FOLDER');
  }
  const parts = await loadParts<Parts>('dupes', {
    builtInDictionary: 'domain/ingredients/dictionary/built-in',
    NameResolver: 'domain/ingredients/label/resolve-name',
    resolveIngredients: 'domain/ingredients/resolve-ingredients',
    measureRarity: 'domain/ingredients/formula-similarity',
    weighFormula: 'domain/ingredients/formula-similarity',
    formulaSimilarity: 'domain/ingredients/formula-similarity',
  });
  const names = new parts.NameResolver(parts.builtInDictionary);
  const formulas = readCatalogs(folder).flatMap(
    ({ label, brand, catalog, formulaKey }): Formula[] => {
      const { ids } = parts.resolveIngredients([label], names);
      if (ids.length < minIngredients) return [];
      return [{ key: formulaKey, brand, catalog, ids, words: wordsOf(label) }];
    },
  );
  const rarity = parts.measureRarity(formulas.map(({ ids }) => ids));
  const weighed = formulas.map(({ ids }) => parts.weighFormula(ids, rarity));
  const sets = formulas.map(({ ids }) => new Set(ids.map(Math.abs)));
  const ours: Similarity = (one, other) => {
    const [a, b] = [weighed[one], weighed[other]];
    return a && b ? parts.formulaSimilarity(a, b) : 0;
  };
  const overlap: Similarity = (one, other) => shareOf(sets[one], sets[other]);
  const wordOverlap: Similarity = (one, other) =>
    shareOf(formulas[one]?.words, formulas[other]?.words);
  const pairs = findPairs(formulas, overlap);
  const isTuned = ([one]: Pair) => isTrainBrand(formulas[one]?.brand ?? '');
  const parted: Record<string, Pair[]> = {
    'tuned on': pairs.filter(isTuned),
    'held out': pairs.filter((pair) => !isTuned(pair)),
    'two catalogs': findPairsOfTwoCatalogs(formulas),
  };
  console.log(`${formulas.length} formulas, ${pairs.length} pairs of the same formula.`);
  for (const [part, wanted] of Object.entries(parted)) {
    for (const [name, similarity] of [
      ['ours', ours],
      ['plain overlap', overlap],
      ['overlap of the words as printed', wordOverlap],
    ] as const) {
      const ranks = wanted.map((pair) => rankOf(formulas, pair, similarity, overlap));
      const recall = (most: number) => ranks.filter((rank) => rank <= most).length / ranks.length;
      console.log(
        `${part} (${wanted.length}), ${name}: recall@1 ${recall(1).toFixed(3)}, recall@5 ${recall(5).toFixed(3)}`,
      );
    }
  }
}

type Pair = readonly [number, number];

const wordsOf = (label: string): Set<string> =>
  new Set(
    label
      .toLowerCase()
      .split(/[,;]/)
      .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
      .filter((word) => word !== ''),
  );

/** What both have of what either has. */
function shareOf<T>(one: ReadonlySet<T> | undefined, other: ReadonlySet<T> | undefined): number {
  if (!one || !other) return 0;
  let shared = 0;
  for (const item of one) if (other.has(item)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** The same brand and name in two catalogs, even if their lists have little in common. */
function findPairsOfTwoCatalogs(formulas: readonly Formula[]): Pair[] {
  const byKey = Map.groupBy(formulas.keys(), (at) => formulas[at]?.key);
  return [...byKey.values()].flatMap((members) => {
    const firsts = [...Map.groupBy(members, (at) => formulas[at]?.catalog).values()].flatMap(
      ([first]) => first ?? [],
    );
    return firsts.flatMap((one, place) =>
      firsts.slice(place + 1).map((other): Pair => [one, other]),
    );
  });
}

/** The first and the last product of each formula, if their lists are not wholly different. */
function findPairs(formulas: readonly Formula[], overlap: Similarity): Pair[] {
  const byKey = new Map<string, number[]>();
  for (const [at, { key }] of formulas.entries()) byKey.set(key, [...(byKey.get(key) ?? []), at]);
  return [...byKey.values()].flatMap((members): Pair[] => {
    const [one] = members;
    const other = members.at(-1);
    if (one === undefined || other === undefined || one === other) return [];
    // A list that was rewritten altogether is another formula under the same name.
    return overlap(one, other) < minOverlap ? [] : [[one, other]];
  });
}

const minOverlap = 0.4;

/** The place of the pair's second among all formulas by similarity to its first, without copies of the first. */
function rankOf(
  formulas: readonly Formula[],
  [one, other]: Pair,
  similarity: Similarity,
  overlap: Similarity,
): number {
  const key = formulas[one]?.key;
  const wanted = similarity(one, other);
  let better = 0;
  for (const [at, formula] of formulas.entries()) {
    if (formula.key === key || similarity(one, at) < wanted) continue;
    // The same list under another name is the same formula too.
    if (overlap(one, at) < 1) better += 1;
  }
  return better + 1;
}
