import { existsSync } from 'node:fs';
import { loadParts } from './bundle-parts.ts';
import { readCatalogs } from './dupes/catalog-formulas.ts';
import { measureIndex } from './dupes/index-cost.ts';
import { isTrainBrand } from './real-data/train-brand.ts';

interface Parts {
  builtInDictionary: typeof import('../src/domain/ingredients/dictionary/built-in.ts').builtInDictionary;
  NameResolver: typeof import('../src/domain/ingredients/label/resolve-name.ts').NameResolver;
  listLabelNames: typeof import('../src/domain/ingredients/parse-inci.ts').listLabelNames;
  resolveIngredients: typeof import('../src/domain/ingredients/resolve-ingredients.ts').resolveIngredients;
  measureRarity: typeof import('../src/domain/ingredients/formula-similarity.ts').measureRarity;
  weighFormula: typeof import('../src/domain/ingredients/formula-similarity.ts').weighFormula;
  formulaSimilarity: typeof import('../src/domain/ingredients/formula-similarity.ts').formulaSimilarity;
  createFormulaIndex: typeof import('../src/adapters/ingredients/create-formula-index.ts').createFormulaIndex;
  comparableFormula: typeof import('../src/domain/dupes/comparable-formula.ts').comparableFormula;
  comparisonGroup: typeof import('../src/domain/dupes/comparison-group.ts').comparisonGroup;
  sameProductHash: typeof import('../src/domain/dupes/same-product.ts').sameProductHash;
  orderDupes: typeof import('../src/domain/dupes/order-dupes.ts').orderDupes;
  similarityPercent: typeof import('../src/domain/dupes/similarity-text.ts').similarityPercent;
  placeCategory: typeof import('../src/domain/matching/categories/place-category.ts').placeCategory;
  deriveTags: typeof import('../src/domain/search/tags/derive-tags.ts').deriveTags;
}

interface Formula {
  key: string;
  brand: string;
  name: string;
  categoryText: string;
  catalog: string;
  ids: readonly number[];
  /** The names as the label has them. */
  words: ReadonlySet<string>;
}

type Similarity = (one: number, other: number) => number;

const minIngredients = 5;
/** As many as a product stores. */
const maxNames = 200;
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
    listLabelNames: 'domain/ingredients/parse-inci',
    resolveIngredients: 'domain/ingredients/resolve-ingredients',
    measureRarity: 'domain/ingredients/formula-similarity',
    weighFormula: 'domain/ingredients/formula-similarity',
    formulaSimilarity: 'domain/ingredients/formula-similarity',
    createFormulaIndex: 'adapters/ingredients/create-formula-index',
    comparableFormula: 'domain/dupes/comparable-formula',
    comparisonGroup: 'domain/dupes/comparison-group',
    sameProductHash: 'domain/dupes/same-product',
    orderDupes: 'domain/dupes/order-dupes',
    similarityPercent: 'domain/dupes/similarity-text',
    placeCategory: 'domain/matching/categories/place-category',
    deriveTags: 'domain/search/tags/derive-tags',
  });
  const names = new parts.NameResolver(parts.builtInDictionary);
  const formulas = readCatalogs(folder).flatMap(({ label, formulaKey, ...product }): Formula[] => {
    const stored = parts.listLabelNames(label, maxNames, names);
    const { ids } = parts.resolveIngredients(stored, names);
    if (ids.length < minIngredients) return [];
    return [{ ...product, key: formulaKey, ids, words: wordsOf(label) }];
  });
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
  const onSite = rankOnSite(formulas, parts);
  const measures: Record<string, (pair: Pair) => Rank> = {
    'as the site lists them': (pair) => onSite(pair, true),
    'the same, other sizes not first': (pair) => onSite(pair, false),
    'lists alone, ours': (pair) => rankBy(ours, formulas, pair, overlap),
    'lists alone, plain overlap': (pair) => rankBy(overlap, formulas, pair, overlap),
    'words as printed, plain overlap': (pair) => rankBy(wordOverlap, formulas, pair, overlap),
  };
  console.log(
    `${formulas.length} formulas. In brackets: another product with the very same ingredients is no error.\n`,
  );
  console.log('| pairs | measure | recall@1 | recall@5 |\n|---|---|---:|---:|');
  for (const [part, wanted] of Object.entries(parted)) {
    for (const [name, rankOf] of Object.entries(measures)) {
      const ranks = wanted.map(rankOf);
      const share = (isHit: (rank: Rank) => boolean) =>
        (ranks.filter(isHit).length / ranks.length).toFixed(3);
      const cell = (most: number) =>
        `${share(({ strict }) => strict <= most)} (${share(({ loose }) => loose <= most)})`;
      console.log(`| ${wanted.length} ${part} | ${name} | ${cell(1)} | ${cell(5)} |`);
    }
  }
}

/** The place of the wanted formula. */
interface Rank {
  /** Every product before it counts. */
  strict: number;
  /** Products with the same set of ingredients do not count. */
  loose: number;
}

const notFound: Rank = { strict: Number.POSITIVE_INFINITY, loose: Number.POSITIVE_INFINITY };

const sitesLimit = 96;

/**
 * The place on the page of dupes, if every product were cheaper: types, categories and names matter as well. Other sizes of
 * the product come first, which is close to how the pairs are defined; without that it is a measure of the formulas.
 */
function rankOnSite(
  formulas: readonly Formula[],
  parts: Parts,
): (pair: Pair, withSizes: boolean) => Rank {
  const brandIds = new Map(formulas.map(({ brand }, at) => [brand.toLowerCase(), at]));
  const index = parts.createFormulaIndex(
    formulas.flatMap(({ brand, name, categoryText, ids }, at) => {
      const shelf = parts.placeCategory({ title: name, categoryText });
      const product = {
        ...{ name, brand, categoryText, description: null },
        ...{ features: [], ingredients: [], keyIngredients: [] },
        category: shelf?.category ?? '',
        subcategory: shelf?.subcategory ?? '',
      };
      const formula = parts.comparableFormula(ids);
      if (formula === null) return [];
      const brandId = brandIds.get(brand.toLowerCase()) ?? 0;
      const tags = parts.deriveTags(product);
      const compared = parts.comparisonGroup({ ...product, brandId, tags });
      const productHash = parts.sameProductHash({ brandId, name });
      return [{ productId: at, familyId: at, ...compared, size: null, productHash, formula }];
    }),
  );
  const sameSet = (one: number, other: number) => {
    const [a, b] = [one, other].map((at) => new Set(formulas[at]?.ids.map(Math.abs)));
    return shareOf(a, b) === 1;
  };
  return ([one, other], withSizes) => {
    const isCopy = (at: number) => formulas[at]?.key === formulas[one]?.key && at !== other;
    const sizes = (withSizes ? index.otherSizes(one, sitesLimit) : [])
      .map(({ productId }) => productId)
      .filter((at) => !isCopy(at));
    const found = index
      .similar(one, sitesLimit)
      .flatMap(({ similarity, productIds: [at = -1] }) => {
        const card = formulas[at];
        if (!card || isCopy(at) || sizes.includes(at)) return [];
        return [{ at, card, similarity: parts.similarityPercent(similarity), percentLess: 0 }];
      });
    const others = parts.orderDupes(formulas[one]?.name ?? '', found).map(({ at }) => at);
    const listed = [...sizes, ...others];
    const place = listed.indexOf(other);
    if (place < 0) return notFound;
    const before = listed.slice(0, place).filter((at) => !sameSet(one, at));
    return { strict: place + 1, loose: before.length + 1 };
  };
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
function rankBy(
  similarity: Similarity,
  formulas: readonly Formula[],
  [one, other]: Pair,
  overlap: Similarity,
): Rank {
  const key = formulas[one]?.key;
  const wanted = similarity(one, other);
  const rank: Rank = { strict: 1, loose: 1 };
  for (const [at, formula] of formulas.entries()) {
    if (formula.key === key || similarity(one, at) < wanted) continue;
    rank.strict += 1;
    if (overlap(one, at) < 1) rank.loose += 1;
  }
  return rank;
}
