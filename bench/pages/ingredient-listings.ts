import { pick, seededRandom } from '../search/random.ts';
import { quantile } from '../search/report.ts';
import { type ComparedSite, printTable } from './compared-site.ts';
import { requestPage } from './request-page.ts';

const addressCount = 280;
const warmUpCount = 40;
const categories = [null, 'skincare', 'makeup', 'haircare', 'fragrance', 'tools'];
const sorts = [null, null, null, 'price-low', 'rating', 'unit-price'];
const ingredients = ['niacinamide', 'hyaluronic-acid', 'retinol', 'squalane', 'vitamin-e'];
const families = ['parabens', 'sulfates', 'silicones', 'fragrance', 'allergens'];

type Filters = Record<string, string>;

/** First views of listings with an included or excluded ingredient beside the same listings without, in turns. */
export async function compareIngredientListings([site]: readonly ComparedSite[]): Promise<void> {
  if (!site) return;
  const random = seededRandom(17);
  const kinds: Record<string, () => Filters> = {
    plain: () => ({}),
    'with an ingredient': () => ({ ingredients: pick(ingredients, random) }),
    'with glycerin': () => ({ ingredients: 'glycerin' }),
    'without a family': () => ({ without: pick(families, random) }),
    'without three families': () => ({ without: families.slice(0, 3).join(',') }),
    'with one, without a family': () => ({
      ingredients: pick(ingredients, random),
      without: pick(families, random),
    }),
  };
  const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (const [at, query] of makeListings(random).entries()) {
    for (const [kind, filtersOf] of Object.entries(kinds)) {
      const address = `${site.url}/products?${new URLSearchParams({ ...query, ...filtersOf() })}`;
      const began = performance.now();
      const { status } = await requestPage(address);
      const took = performance.now() - began;
      // A page after the last one.
      if (status === 302) continue;
      if (status !== 200) throw new Error(`${address} was answered with ${status}.`);
      if (at >= warmUpCount) times.get(kind)?.push(took);
    }
  }
  const base = quantile(times.get('plain') ?? [], 0.95);
  const rows = [...times].map(([kind, own]) => {
    const p95 = quantile(own, 0.95);
    return [kind, quantile(own, 0.5).toFixed(1), p95.toFixed(1), (p95 / base).toFixed(2)];
  });
  const head = ['listing, first view', 'median ms', 'p95 ms', 'p95 ÷ plain'];
  printTable(`Ingredient filters: ${addressCount - warmUpCount} pages of each kind`, [
    head,
    ...rows,
  ]);
}

/** Each once. */
function makeListings(random: () => number): Filters[] {
  const listings = new Map<string, Filters>();
  while (listings.size < addressCount) {
    const category = pick(categories, random);
    const sort = pick(sorts, random);
    const page = 1 + Math.floor(random() * 12);
    const query = {
      ...(category && { category }),
      ...(sort && { sort }),
      ...(page > 1 && { page: String(page) }),
    };
    listings.set(JSON.stringify(query), query);
  }
  return [...listings.values()];
}
