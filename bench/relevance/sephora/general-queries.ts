import type { JudgedProduct } from '../judged-product.ts';
import type { JudgedQuery, QueryGroup } from '../judged-query.ts';
import { all, isBrand, type Rule, under } from '../rules.ts';
import type { SephoraProduct } from './catalog.ts';

/** What shoppers call the shop's shelves. */
const shelves: Readonly<Record<string, readonly string[]>> = {
  Mascara: ['mascara', 'lengthening mascara'],
  Lipstick: ['lipstick', 'lipsticks'],
  'Lip Gloss': ['lip gloss', 'lipgloss'],
  'Lip Liner': ['lip liner'],
  'Liquid Lipstick': ['liquid lipstick'],
  Foundation: ['foundation', 'liquid foundation'],
  Concealer: ['concealer', 'under eye concealer'],
  Blush: ['blush', 'blusher'],
  Bronzer: ['bronzer'],
  'Eye Palettes': ['eyeshadow palette', 'eye shadow palette'],
  Eyeshadow: ['eyeshadow'],
  Shampoo: ['shampoo', 'shampoos'],
  Conditioner: ['conditioner'],
  'Hair Masks': ['hair mask', 'hair masque'],
  'Hair Oil': ['hair oil'],
  'Dry Shampoo': ['dry shampoo'],
  'Leave-In Conditioner': ['leave in conditioner'],
  'Hair Spray': ['hairspray', 'hair spray'],
  Perfume: ['perfume', 'perfume for women'],
  Cologne: ['cologne', 'mens cologne'],
  'Face Serums': ['serum', 'face serum'],
  Moisturizers: ['moisturizer', 'moisturiser'],
  'Face Wash & Cleansers': ['face wash', 'cleanser'],
  Toners: ['toner'],
  'Eye Creams & Treatments': ['eye cream'],
  'Face Masks': ['face mask'],
  'Sheet Masks': ['sheet mask'],
  'Face Sunscreen': ['face sunscreen', 'sunblock for face'],
  'Face Oils': ['face oil'],
  'False Eyelashes': ['false lashes', 'fake eyelashes'],
  'Hair Dryers': ['hair dryer', 'blow dryer'],
  'Face Brushes': ['face brush'],
  'Eye Brushes': ['eyeshadow brush'],
  Sponges: ['makeup sponge'],
};

const isSephora = (product: JudgedProduct): product is SephoraProduct => 'goodFor' in product;
const onShelf =
  (name: string): Rule =>
  (product) =>
    isSephora(product) && product.shelf === name;

const prices = [20, 30, 40];
const minProducts = 3;
const sampleSize = 60;

/** Types, prices, brands with types, and whole names, over the whole catalog. */
export function generalQueries(catalog: readonly SephoraProduct[]): QueryGroup[] {
  const known = Object.entries(shelves).filter(
    ([shelf]) => catalog.filter(onShelf(shelf)).length >= minProducts,
  );
  const types = known.flatMap(([shelf, texts]) =>
    texts.map((text): JudgedQuery => ({ text, best: onShelf(shelf) })),
  );
  const priced = known.flatMap(([shelf, [text = '']], place): JudgedQuery[] => {
    const price = prices[place % prices.length] ?? 30;
    const best = onShelf(shelf);
    if (catalog.filter(all(best, under(price))).length < minProducts) return [];
    return [{ text: `${text} under $${price}`, best, must: { price: under(price) } }];
  });
  const step = Math.floor(catalog.length / sampleSize);
  const sample = catalog.filter((_, place) => place % step === 0);
  const names = sample.map(
    ({ brand, name, id }): JudgedQuery => ({
      text: `${brand} ${name}`.toLowerCase(),
      best: (product) => product.id === id,
    }),
  );
  const brandTypes = sample.flatMap(({ brand, shelf }): JudgedQuery[] => {
    const [type] = shelves[shelf] ?? [];
    const best = all(isBrand(brand), onShelf(shelf));
    if (!type || catalog.filter(best).length < minProducts) return [];
    return [{ text: `${brand} ${type}`.toLowerCase(), best }];
  });
  return [
    { name: 'type', queries: types },
    { name: 'type and price', queries: priced },
    { name: 'brand and type', queries: brandTypes },
    { name: 'whole name', queries: names },
  ];
}
