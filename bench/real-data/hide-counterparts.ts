import { join } from 'node:path';
import { loadParts } from '../bundle-parts.ts';
import { readCatalog } from './read-catalog.ts';

interface Rules {
  createCandidateIndex: typeof import('../../src/adapters/matching/candidate-index.ts').createCandidateIndex;
  decide: typeof import('../../src/domain/matching/rules/decide.ts').decide;
  storeTitle: typeof import('../../src/domain/matching/titles/read-title.ts').storeTitle;
  partOf: typeof import('../../src/domain/matching/rules/score-matching.ts').partOf;
  readSamePairs: typeof import('../../src/cli/matching/labeled-pairs.server.ts').readSamePairs;
  readDifferentPairs: typeof import('../../src/cli/matching/labeled-pairs.server.ts').readDifferentPairs;
}

type Listing = Awaited<ReturnType<Rules['readSamePairs']>>[number]['left'];
type Part = ReturnType<Rules['partOf']>;

/** Catalogs of one shop in several years and countries; a product keeps its id, unless it is listed again. */
const catalogs = [
  'sephora_us_2016',
  'sephora_us_2020_cs4300',
  'sephora_us_2020_emmashen',
  'sephora_us_2020_nawdah',
  'sephora_ca_2023',
  'sephora_us_2023',
  'sephora_us_2026',
];
const rounds = 2;

interface Join {
  part: Part;
  offer: Listing;
  product: Listing;
  score: number;
  isRight: boolean;
  /** The offer's own product is in the other catalog too, but hidden: the join is certainly wrong. */
  isProven: boolean;
  hasOtherWords: boolean;
}

/**
 * Hides half of the products of one catalog and half of the offers of another, so that most offers lack their
 * counterpart, and counts how many joins are wrong by the shop's ids. `--whole` takes all listings of the shops instead
 * of those in labeled pairs, and hides none. `--list` prints the wrong ones.
 */
export async function run([folder = '', ...options]: readonly string[]): Promise<void> {
  if (folder === '') throw new Error('Name the folder: npm run bench -- match-hidden FOLDER');
  const rules = await loadParts<Rules>('match-hidden', {
    createCandidateIndex: 'adapters/matching/candidate-index',
    decide: 'domain/matching/rules/decide',
    storeTitle: 'domain/matching/titles/read-title',
    partOf: 'domain/matching/rules/score-matching',
    readSamePairs: 'cli/matching/labeled-pairs.server',
    readDifferentPairs: 'cli/matching/labeled-pairs.server',
  });
  const isWhole = options.includes('--whole');
  const byCatalog = isWhole ? readWholeCatalogs(folder) : await readListings(rules, folder);
  const joins: Join[] = [];
  for (const [at, first] of catalogs.entries()) {
    for (const second of catalogs.slice(at + 1)) {
      const [products, offers] = [byCatalog.get(first) ?? [], byCatalog.get(second) ?? []];
      if (isWhole) joins.push(...joinCatalogs(rules, products, products, offers));
      for (let round = 0; round < rounds && !isWhole; round += 1) {
        const seed = `${first}|${second}|${round}`;
        const shown = products.filter(({ id }) => isShown(`${seed}|product|${id}`));
        const offered = offers.filter(({ id }) => isShown(`${seed}|offer|${id}`));
        joins.push(...joinCatalogs(rules, products, shown, offered));
      }
    }
  }
  for (const part of ['train', 'test'] as const) {
    const all = joins.filter((join) => join.part === part);
    const others = all.filter(({ hasOtherWords }) => hasOtherWords);
    console.log(`${part}: ${summary(all)}; under other words: ${summary(others)}`);
  }
  if (!options.includes('--list')) return;
  for (const { isRight, isProven, score, offer, product } of joins) {
    if (isRight) continue;
    const texts = [offer, product].map(({ name, size = '-' }) => `${name} (${size})`);
    const label = isProven ? 'wrong' : 'other id';
    console.log([label, score.toFixed(2), offer.brand, ...texts].join(' | '));
  }
}

/** The listings with the shop's product ids, by catalog. */
async function readListings(rules: Rules, folder: string): Promise<Map<string, Listing[]>> {
  const file = (name: string) => join(folder, 'matching', name);
  const pairs = [
    ...(await rules.readSamePairs(file('pairs.csv'))),
    ...(await rules.readDifferentPairs(file('hard_negatives.csv'))),
  ];
  const listings = pairs
    .flatMap(({ left, right }) => [left, right])
    .filter(({ id = '' }) => /^P\d+$/.test(id));
  const byId = new Map(listings.map((listing) => [`${listing.shop}|${listing.id}`, listing]));
  return Map.groupBy(byId.values(), ({ shop }) => shop);
}

/** All listings of the shops with product ids, by catalog. */
function readWholeCatalogs(folder: string): Map<string, Listing[]> {
  const listings = readCatalog(folder, 'search_corpus').flatMap(
    ({ ds: shop = '', id: text = '', brand = '', name = '', size = '' }) => {
      const [id] = /(?<=^|-)P\d+(?=$|\?)/.exec(text) ?? [];
      return id === undefined ? [] : [{ shop, id, brand, name, ...(size !== '' && { size }) }];
    },
  );
  const byId = new Map(listings.map((listing) => [`${listing.shop}|${listing.id}`, listing]));
  return Map.groupBy(byId.values(), ({ shop }) => shop);
}

/** Joins offers with the shown ones of the products. */
function joinCatalogs(
  rules: Rules,
  products: readonly Listing[],
  shown: readonly Listing[],
  offers: readonly Listing[],
): Join[] {
  const index = rules.createCandidateIndex();
  for (const [productId, listing] of shown.entries())
    index.add({ ...withoutPrice(listing), productId });
  const ids = new Set(products.map(({ id }) => id));
  const best = new Map<number, Join>();
  for (const offer of offers) {
    const plain = withoutPrice(offer);
    const decision = rules.decide(rules.storeTitle(index.titleOf(plain)), index.candidates(plain), {
      catalog: index,
      listedScore: (id) => best.get(id)?.score,
    });
    if (decision.kind !== 'match') continue;
    const product = shown[decision.productId];
    if (!product) continue;
    const isRight = product.id === offer.id;
    best.set(decision.productId, {
      part: rules.partOf({ left: offer, right: product }),
      offer,
      product,
      score: decision.score,
      isRight,
      isProven: !isRight && ids.has(offer.id),
      hasOtherWords: decision.reasons.some((reason) => reason.startsWith('only the')),
    });
  }
  return [...best.values()];
}

/** Prices of several currencies and years are not compared. */
function withoutPrice({ price: _, ...listing }: Listing): Listing {
  return listing;
}

/** The same half in every run. */
function isShown(key: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 13) ^ hash) % 2 === 0;
}

function summary(joins: readonly Join[]): string {
  const share = (count: number) => `${((100 * count) / Math.max(1, joins.length)).toFixed(1)}%`;
  const proven = joins.filter(({ isProven }) => isProven).length;
  const other = joins.filter(({ isRight }) => !isRight).length;
  return `${joins.length} joins, ${share(other)} with another id, ${share(proven)} certainly wrong`;
}
