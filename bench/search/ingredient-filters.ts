import {
  anyProduct,
  type ListingQuery,
  type SearchIndex,
} from '../../src/domain/search/search-index.ts';
import { bundleEngine, type Engine, loadEngine } from './engine.ts';
import { liveBytes } from './live-bytes.ts';
import { pick, seededRandom } from './random.ts';
import { makeRows, type Row } from './records.ts';
import { quantile } from './report.ts';

const queriesPerKind = 600;
const rounds = 7;
const families = ['parabens', 'sulfates', 'silicones', 'fragrance', 'alcohol', 'allergens'];

/**
 * Listings with an included or excluded ingredient beside the same listings without, in turns in one process, and the
 * memory that the ingredients take in the index.
 */
export async function measureIngredientFilters(sizes: readonly number[]): Promise<void> {
  const bundle = await bundleEngine();
  try {
    const engine = await loadEngine(bundle.file);
    for (const size of sizes) await measureSize(engine, size);
  } finally {
    bundle.remove();
  }
}

type Lists = Readonly<Record<string, readonly ListingQuery[]>>;

async function measureSize(engine: Engine, size: number): Promise<void> {
  const now = new Date();
  const rows = makeRows(engine, size, now);
  const lists = makeLists(rows, now);
  // The first build also frees what making the products has left behind.
  await memoryOf(() => build(engine, rows, false));
  const plain = await memoryOf(() => build(engine, rows, false));
  const { index, bytes } = await memoryOf(() => build(engine, rows, true));
  const perProduct = (bytes - plain.bytes) / rows.length;
  console.log(
    `\n${rows.length.toLocaleString('en-US')} products: ingredients take ${perProduct.toFixed(1)} bytes per product, ${((bytes - plain.bytes) / 1024 ** 2).toFixed(1)} of ${(bytes / 1024 ** 2).toFixed(0)} MiB.`,
  );
  console.log('| listing | median ms | p95 ms | p95 ÷ plain |\n|---|---:|---:|---:|');
  const times = timeInTurns(index, lists);
  const base = quantile(times.plain ?? [], 0.95);
  for (const [kind, own] of Object.entries(times)) {
    const p95 = quantile(own, 0.95);
    console.log(
      `| ${kind} | ${quantile(own, 0.5).toFixed(3)} | ${p95.toFixed(3)} | ${(p95 / base).toFixed(2)} |`,
    );
  }
}

/** The same categories, orders and pages in every kind. */
function makeLists(rows: readonly Row[], now: Date): Lists {
  const random = seededRandom(11);
  const asked = Array.from({ length: queriesPerKind }, () => {
    const { category, keyIngredients } = pick(rows, random);
    const query: ListingQuery = {
      ...anyProduct,
      category: random() < 0.7 ? category : null,
      sort: random() < 0.6 ? 'popular' : pick(['price-low', 'rating', 'unit-price'], random),
      page: random() < 0.1 ? 2 + Math.floor(random() * 20) : 1,
      pageSize: 24,
      now,
    };
    const named = (keyIngredients[0] ?? 'glycerin').toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return { query, named, family: pick(families, random) };
  });
  return {
    plain: asked.map(({ query }) => query),
    'rated 4 or more, for comparison': asked.map(({ query }) => ({ ...query, rating: 4 })),
    'with an ingredient': asked.map(({ query, named }) => ({ ...query, ingredients: [named] })),
    'with glycerin': asked.map(({ query }) => ({ ...query, ingredients: ['glycerin'] })),
    'without a family': asked.map(({ query, family }) => ({ ...query, without: [family] })),
    'without three families': asked.map(({ query }) => ({
      ...query,
      without: families.slice(0, 3),
    })),
    'with one, without a family': asked.map(({ query, named, family }) => ({
      ...query,
      ingredients: [named],
      without: [family],
    })),
  };
}

function build({ createSearchIndex }: Engine, rows: readonly Row[], hasIngredients: boolean) {
  function* products() {
    for (const { rank, nameText, brandText, otherText, ...product } of rows) {
      const ingredientIds = hasIngredients ? product.ingredientIds : [];
      yield { ...product, ingredientIds, firstSeenAt: new Date(product.firstSeenAt) };
    }
  }
  return createSearchIndex(products());
}

async function memoryOf(create: () => SearchIndex): Promise<{ index: SearchIndex; bytes: number }> {
  const before = await liveBytes();
  const index = create();
  return { index, bytes: (await liveBytes()) - before };
}

/** The fastest round of each query, because other programs only add time; kinds take turns for the same reason. */
function timeInTurns(index: SearchIndex, lists: Lists): Record<string, number[]> {
  const kinds = Object.keys(lists);
  const times = new Map<string, number[][]>(
    kinds.map((kind) => [kind, Array.from({ length: queriesPerKind }, () => [])]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (let at = 0; at < queriesPerKind; at += 1) {
      for (const kind of kinds) {
        const query = lists[kind]?.[at];
        if (!query) continue;
        const began = performance.now();
        index.list(query);
        const took = performance.now() - began;
        // The first round warms up.
        if (round > 0) times.get(kind)?.[at]?.push(took);
      }
    }
  }
  return Object.fromEntries(
    kinds.map((kind) => [kind, (times.get(kind) ?? []).map((own) => Math.min(...own))]),
  );
}
