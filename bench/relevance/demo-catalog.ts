import type { Engine } from './engine.ts';
import type { JudgedProduct } from './judged-product.ts';

/** Fixed, so that sale prices and new products are the same in every run. */
const now = new Date('2026-11-15T12:00:00Z');
const demoProducts = 50_400;

/** The demo catalog as the judge sees it. */
export function readDemoCatalog({ createDemoWorld, summarizeOffers }: Engine): JudgedProduct[] {
  const world = createDemoWorld({ products: demoProducts, now });
  const brands = new Map(world.brands.map((brand) => [brand.id, brand]));
  const products: JudgedProduct[] = [];
  for (const batch of world.batches()) {
    const offersOf = Map.groupBy(batch.offers, ({ productId }) => productId);
    for (const product of batch.products) {
      const brand = brands.get(product.brandId);
      const summary = summarizeOffers(offersOf.get(product.id) ?? []);
      if (!brand || !summary) continue;
      const { id, name, category, subcategory, features, ingredients, keyIngredients } = product;
      const { size, rating, reviewCount, firstSeenAt, picture } = product;
      products.push({
        id,
        line: `${brand.id} ${subcategory} ${picture.shade ? withoutShade(name) : name}`,
        name,
        brand: brand.name,
        brandSlug: brand.slug,
        category,
        subcategory,
        categoryText: '',
        description: product.description ?? '',
        features,
        ingredients,
        keyIngredients,
        size,
        priceCents: summary.bestPriceCents,
        highestPriceCents: summary.highestPriceCents,
        onSale: summary.onSale,
        rating,
        reviewCount,
        firstSeenAt,
      });
    }
  }
  return products;
}

/** 'Satin Lipstick in True Red', 'Satin Lipstick - True Red', 'Satin Lipstick, True Red'. */
const withoutShade = (name: string): string =>
  name.replace(/(?: in | - |, )(?!.*(?: in | - |, )).*$/, '');
