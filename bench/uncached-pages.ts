import { seededRandom } from './search/random.ts';

/** Returns new paths on every call. */
export type PathSource = (count: number) => string[];

/** Without the default order: an address that names it is redirected. */
const sorts = ['price-low', 'price-high', 'rating', 'name', 'savings'];

/**
 * Uncached listings with many products: a price range, a few brands or a rating, some order and one
 * of the first pages.
 */
export function uncachedListings(brands: readonly string[]): PathSource {
  const random = seededRandom(11);
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const one = <T>(list: readonly T[]): T | undefined => list[whole(0, list.length - 1)];
  const seen = new Set<string>();
  const make = () => {
    const low = whole(300, 2_500);
    const query = new URLSearchParams({
      minPrice: (low / 100).toFixed(2),
      maxPrice: ((low + whole(4_000, 20_000)) / 100).toFixed(2),
      sort: one(sorts) ?? '',
    });
    const kind = random();
    if (kind < 0.5) query.set('page', String(whole(2, 30)));
    else if (kind < 0.8) query.set('brands', [...new Set([one(brands), one(brands)])].join(','));
    else query.set('rating', '4');
    return `/products?${query}`;
  };
  return (count) => {
    const paths: string[] = [];
    while (paths.length < count) {
      const path = make();
      if (!seen.has(path)) paths.push(path);
      seen.add(path);
    }
    return paths;
  };
}

/** Product pages, each once; the most popular first. */
export function uncachedProducts(): PathSource {
  let last = 0;
  return (count) =>
    Array.from({ length: count }, () => {
      last += 1;
      return `/product/${last}`;
    });
}

/** The brands with the most products; checks that their listings are full. */
export async function readBrands(origin: string): Promise<string[]> {
  const { facets } = await (await fetch(`${origin}/api/products`)).json();
  const counts = Object.entries<number>(facets.brand).sort(([, a], [, b]) => b - a);
  return counts.slice(0, 60).map(([slug]) => slug);
}

/** Average number of products of these listings. */
export async function averageHits(origin: string, paths: readonly string[]): Promise<number> {
  let shownCount = 0;
  for (const path of paths) {
    const { items } = await (await fetch(`${origin}/api${path}`)).json();
    shownCount += items.length;
  }
  return shownCount / paths.length;
}
