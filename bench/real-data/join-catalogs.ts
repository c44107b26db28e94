import { loadParts } from '../bundle-parts.ts';
import { readCatalog } from './read-catalog.ts';

interface Rules {
  createCandidateIndex: typeof import('../../src/adapters/matching/candidate-index.ts').createCandidateIndex;
  decide: typeof import('../../src/domain/matching/rules/decide.ts').decide;
  storeTitle: typeof import('../../src/domain/matching/titles/read-title.ts').storeTitle;
  underOtherName: typeof import('../../src/domain/matching/titles/other-name.ts').underOtherName;
  NameResolver: typeof import('../../src/domain/ingredients/label/resolve-name.ts').NameResolver;
  builtInDictionary: typeof import('../../src/domain/ingredients/dictionary/built-in.ts').builtInDictionary;
  resolveIngredients: typeof import('../../src/domain/ingredients/resolve-ingredients.ts').resolveIngredients;
  sketchFormula: typeof import('../../src/domain/matching/rules/formula-sketch.ts').sketchFormula;
}

type Title = import('../../src/domain/matching/titles/read-title.ts').Title;

const shops = ['sephora_us_2020_nawdah', 'ulta_us_2020_nawdah', 'sephora_us_2023'] as const;

interface Listing {
  brand: string;
  name: string;
  size: string;
  price: number;
  label: string;
}

/**
 * Joins real catalogs in one index, as feeds are matched, and prints every join with other words and all joins within
 * one shop, for reading: `--without-ingredients` leaves the lists out.
 */
export async function run([folder = '', ...options]: readonly string[]): Promise<void> {
  if (folder === '') throw new Error('Name the folder: npm run bench -- match-catalogs FOLDER');
  const rules = await loadParts<Rules>('match-catalogs', {
    createCandidateIndex: 'adapters/matching/candidate-index',
    decide: 'domain/matching/rules/decide',
    storeTitle: 'domain/matching/titles/read-title',
    underOtherName: 'domain/matching/titles/other-name',
    NameResolver: 'domain/ingredients/label/resolve-name',
    builtInDictionary: 'domain/ingredients/dictionary/built-in',
    resolveIngredients: 'domain/ingredients/resolve-ingredients',
    sketchFormula: 'domain/matching/rules/formula-sketch',
  });
  const usesIngredients = !options.includes('--without-ingredients');
  const names = new rules.NameResolver(rules.builtInDictionary);
  const [index, otherNames] = [rules.createCandidateIndex(), rules.createCandidateIndex()];
  const products: { shop: string; listing: Listing; title: Title }[] = [];
  const counts = { across: 0, byOtherName: 0, within: 0, questions: 0, listings: 0 };
  for (const shop of shops) {
    const scores = new Map<number, number>();
    const joined: [productId: number, title: Title][] = [];
    for (const listing of readListings(folder, shop)) {
      counts.listings += 1;
      const { brand, name, size, price, label } = listing;
      const ids = usesIngredients && label ? rules.resolveIngredients([label], names).ids : [];
      const formula = rules.sketchFormula(ids) ?? undefined;
      const product = { productId: products.length, brand, name, size, price, formula };
      const title = index.titleOf(product);
      const decision = rules.decide(rules.storeTitle(title), index.candidates(product), {
        catalog: index,
        otherNames: otherNames.candidates(product),
        listedScore: (id) => scores.get(id),
      });
      if (decision.kind === 'ask') {
        counts.questions += 1;
        continue;
      }
      if (decision.kind === 'new') {
        scores.set(product.productId, 1);
        products.push({ shop, listing, title });
        index.add(product);
        continue;
      }
      const { productId, score, reasons } = decision;
      const other = products[productId];
      const isWithin = other?.shop === shop;
      counts[isWithin ? 'within' : 'across'] += 1;
      scores.set(productId, Math.max(score, scores.get(productId) ?? 0));
      const hasOtherWords = reasons.some((reason) => reason.startsWith('only the'));
      if (!isWithin && hasOtherWords) joined.push([productId, title]);
      const isByOtherName = reasons.includes('by its name at another shop');
      if (isByOtherName) counts.byOtherName += 1;
      if (!isWithin && !hasOtherWords && !isByOtherName) continue;
      const sides = [other?.listing, listing].map(
        (one) => `${one?.name} (${one?.size || '-'}, $${one?.price})`,
      );
      const notes = reasons
        .filter((reason) => /ingredients|at another shop/.test(reason))
        .join(', ');
      console.log(
        [isWithin ? 'within' : 'across', score.toFixed(2), brand, ...sides, notes].join(' | '),
      );
    }
    // A run knows the names of the shops before it.
    for (const [productId, title] of joined) {
      const product = products[productId];
      if (!product) continue;
      const { brand, name } = product.listing;
      const named = rules.underOtherName(product.title, title);
      otherNames.add({ productId, brand, name }, named);
    }
  }
  if (counts.listings === 0) throw new Error(`There are no catalogs in ${folder}/catalogues.`);
  console.log(JSON.stringify(counts));
}

function readListings(folder: string, shop: string): Listing[] {
  const rows = readCatalog(folder, shop);
  return rows.map((row) => ({
    brand: row.brand_name ?? row.Brand ?? '',
    name: row.product_name ?? row.Product ?? '',
    size: row.size ?? '',
    price: Number(row.price_usd ?? row.Price ?? 0),
    label: (row.ingredients ?? row.Ingredients ?? '').replace(/^\[['"]|['"]\]$/g, ''),
  }));
}
