import { join } from 'node:path';
import { loadParts } from '../bundle-parts.ts';
import { readCatalog } from './read-catalog.ts';

interface Rules {
  createCandidateIndex: typeof import('../../src/adapters/matching/candidate-index.ts').createCandidateIndex;
  decide: typeof import('../../src/domain/matching/rules/decide.ts').decide;
  storeTitle: typeof import('../../src/domain/matching/titles/read-title.ts').storeTitle;
  underOtherName: typeof import('../../src/domain/matching/titles/other-name.ts').underOtherName;
  sameName: typeof import('../../src/domain/matching/rules/same-name.ts').sameName;
  partOf: typeof import('../../src/domain/matching/rules/score-matching.ts').partOf;
  readSamePairs: typeof import('../../src/cli/matching/labeled-pairs.server.ts').readSamePairs;
  readDifferentPairs: typeof import('../../src/cli/matching/labeled-pairs.server.ts').readDifferentPairs;
}

type Listing = Awaited<ReturnType<Rules['readSamePairs']>>[number]['left'];
type Pair = Awaited<ReturnType<Rules['readDifferentPairs']>>[number];

/** A product of the joined catalog, with all listings that belong to it. */
interface Product {
  first: Listing;
  listings: Listing[];
}

/** A list of what is sold in California by anyone: no shop. */
const notShops = ['cscp_california'];

/**
 * Joins the whole catalogs of all shops one after another, as a site does that adds one shop's feed at a time, first the
 * oldest one and then in the other direction, and counts labeled pairs that end up at one product, and joins that are
 * wrong by the ids of Sephora. Twice: with the names of products at other shops, and without. `--train` leaves the brands for
 * testing out; `--list` prints the joins by other names.
 */
export async function run([folder = '', ...options]: readonly string[]): Promise<void> {
  if (folder === '') throw new Error('Name the folder: npm run bench -- match-shops FOLDER');
  const rules = await loadParts<Rules>('match-shops', {
    createCandidateIndex: 'adapters/matching/candidate-index',
    decide: 'domain/matching/rules/decide',
    storeTitle: 'domain/matching/titles/read-title',
    underOtherName: 'domain/matching/titles/other-name',
    sameName: 'domain/matching/rules/same-name',
    partOf: 'domain/matching/rules/score-matching',
    readSamePairs: 'cli/matching/labeled-pairs.server',
    readDifferentPairs: 'cli/matching/labeled-pairs.server',
  });
  const parts = options.includes('--train') ? (['train'] as const) : (['train', 'test'] as const);
  const file = (name: string) => join(folder, 'matching', name);
  const same = await rules.readSamePairs(file('pairs.csv'));
  const different = await rules.readDifferentPairs(file('hard_negatives.csv'));
  for (const part of parts) {
    const isIn = (listing: Listing) => rules.partOf({ left: listing, right: listing }) === part;
    const isCounted = (pair: Pair) => isOfTwoShops(pair) && isIn(pair.left) && isIn(pair.right);
    const [pairs, lookAlikes] = [same.filter(isCounted), different.filter(isCounted)];
    const hard = pairs.filter(({ isHard }) => isHard);
    const catalogs = readShops(folder, [...pairs, ...lookAlikes], isIn);
    for (const order of [catalogs, catalogs.toReversed()]) {
      for (const usesNames of [false, true]) {
        const joined = joinShops(rules, order, usesNames);
        if (options.includes('--list')) for (const line of joined.byOtherName) console.log(line);
        const isJoined = ({ left, right }: Pair) => {
          const product = joined.productOf.get(keyOf(left));
          return product !== undefined && product === joined.productOf.get(keyOf(right));
        };
        const share = (all: readonly Pair[]) => `${all.filter(isJoined).length} of ${all.length}`;
        console.log(
          `${part}, ${order[0]?.[0]?.shop} first, ${usesNames ? 'with' : 'without'} other names: ` +
            `pairs ${share(pairs)}, hard ${share(hard)}, look-alikes ${share(lookAlikes)}; ` +
            JSON.stringify(joined.counts),
        );
      }
    }
  }
}

const isOfTwoShops = ({ left, right }: Pair) =>
  left.shop !== '' && right.shop !== '' && left.shop !== right.shop;

const keyOf = ({ shop, brand = '', name }: Listing) => `${shop}|${brand}|${name}`;

/** The listings by shop, each name once, ordered by the year in the shop's name. */
function readShops(
  folder: string,
  labeled: readonly Pair[],
  isIn: (listing: Listing) => boolean,
): Listing[][] {
  const whole = readCatalog(folder, 'search_corpus').map(
    ({ ds: shop = '', id = '', brand = '', name = '', size = '' }) => ({
      ...{ shop, brand, name, id },
      ...(size !== '' && { size }),
    }),
  );
  const inPairs = labeled.flatMap(({ left, right }) => [left, right]);
  const all = [...whole, ...inPairs].filter(
    (listing) => !notShops.includes(listing.shop) && isIn(listing),
  );
  const byName = new Map(all.toReversed().map((listing) => [keyOf(listing), listing]));
  const byShop = Map.groupBy(byName.values(), ({ shop }) => shop);
  return [...byShop.values()].sort((a, b) => yearOf(a) - yearOf(b));
}

const yearOf = ([first]: readonly Listing[]) => Number(/20\d\d/.exec(first?.shop ?? '')?.[0] ?? 0);

function joinShops(rules: Rules, catalogs: readonly Listing[][], usesNames: boolean) {
  const { createCandidateIndex, decide, storeTitle, sameName, underOtherName } = rules;
  const [index, names] = [createCandidateIndex(), createCandidateIndex()];
  const products: Product[] = [];
  const productOf = new Map<string, number>();
  const productsById = new Map<string, Set<number>>();
  const byOtherName: string[] = [];
  const counts = { joins: 0, byOtherName: 0, questions: 0, rightIds: 0, otherIds: 0, wrong: 0 };
  for (const listings of catalogs) {
    const scores = new Map<number, number>();
    const learned: [productId: number, listing: Listing][] = [];
    for (const listing of listings) {
      const { price: _, ...plain } = listing;
      const title = index.titleOf(plain);
      const otherNames = names.candidates(plain);
      const decision = decide(storeTitle(title), index.candidates(plain), {
        ...{ catalog: index, otherNames, listedScore: (id: number) => scores.get(id) },
      });
      if (decision.kind === 'ask') {
        counts.questions += 1;
        continue;
      }
      const id = decision.kind === 'new' ? products.length : decision.productId;
      const product = products[id] ?? { first: listing, listings: [] };
      if (decision.kind === 'new') {
        products.push(product);
        index.add({ ...plain, productId: id });
      } else {
        counts.joins += 1;
        const verdict = judge(listing, product, productsById);
        if (decision.reasons.includes('by its name at another shop')) {
          counts.byOtherName += 1;
          const all = [listing, ...product.listings].map(
            ({ name, size = '-' }) => `${name} (${size})`,
          );
          byOtherName.push([verdict ?? 'unknown', listing.brand, ...all].join(' | '));
        }
        if (verdict) counts[verdict] += 1;
        if (!sameName(title, index.titleOf(product.first))) learned.push([id, listing]);
      }
      scores.set(id, decision.kind === 'new' ? 1 : Math.max(decision.score, scores.get(id) ?? 0));
      product.listings.push(listing);
      productOf.set(keyOf(listing), id);
      for (const one of idsOf(listing)) {
        const known = productsById.get(one) ?? new Set();
        productsById.set(one, known.add(id));
      }
    }
    if (!usesNames) continue;
    // A run knows the names of the shops before it.
    for (const [productId, { name }] of learned) {
      const { price: _, ...first } = products[productId]?.first ?? { name, shop: '' };
      const own = index.titleOf(first);
      names.add({ ...first, productId }, underOtherName(own, index.titleOf({ ...first, name })));
    }
  }
  return { productOf, counts, byOtherName };
}

/** By the ids of Sephora; undefined: unknown. Certainly wrong: the offer's own product is another one. */
function judge(
  listing: Listing,
  { listings }: Product,
  productsById: ReadonlyMap<string, ReadonlySet<number>>,
): 'rightIds' | 'otherIds' | 'wrong' | undefined {
  const [own, ids] = [idsOf(listing), listings.flatMap(idsOf)];
  if (own.length === 0 || ids.length === 0) return undefined;
  if (own.some((id) => ids.includes(id))) return 'rightIds';
  return own.some((id) => productsById.has(id)) ? 'wrong' : 'otherIds';
}

function idsOf({ shop, id = '' }: Listing): string[] {
  const [found] = /(?<=^|-)P\d+(?=$|\?)/.exec(id) ?? [];
  return found === undefined || !shop.startsWith('sephora') ? [] : [found];
}
