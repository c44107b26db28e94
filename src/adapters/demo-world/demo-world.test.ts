import { describe, expect, test } from 'vitest';
import type { CatalogBatch, CatalogSource } from '~/domain/catalog/catalog-source';
import { categories } from '~/domain/catalog/category';
import { findCategoryCopy } from '~/domain/catalog/category-copy';
import type { Offer, PriceInterval, Product } from '~/domain/catalog/product';
import { dayMs } from '~/domain/durations';
import { planCatalog } from './catalog-plan';
import { createDemoWorld, defaultDemoProducts } from './demo-world';
import { checkDigit } from './gtin';

const now = new Date('2026-11-15T12:00:00Z');

/** A short hash of everything in the batches. */
function fingerprint(batches: Iterable<CatalogBatch>): number {
  let hash = 0;
  for (const { products, offers, intervals } of batches) {
    for (const item of [products, offers, intervals].flat()) {
      const text = JSON.stringify(item);
      for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
    }
  }
  return hash;
}

/** All items in one batch, in the same order. */
function inOneBatch(source: CatalogSource): CatalogBatch {
  const all: CatalogBatch = { products: [], offers: [], intervals: [] };
  for (const { products, offers, intervals } of source.batches()) {
    for (const product of products) all.products.push(product);
    for (const offer of offers) all.offers.push(offer);
    for (const interval of intervals) all.intervals.push(interval);
  }
  return all;
}

function groupBy<T>(items: readonly T[], key: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

const savings = (offers: readonly Offer[]) => {
  const prices = offers.map(({ priceCents }) => priceCents);
  const highest = Math.max(...prices);
  return ((highest - Math.min(...prices)) / highest) * 100;
};

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the same seed', () => {
  const world = (seed: number, batchSize?: number) =>
    createDemoWorld({ products: 400, now, seed, batchSize });

  test('is deterministic per seed', () => {
    const first = fingerprint(world(7).batches());
    expect(fingerprint(world(7).batches())).toBe(first);
    expect(fingerprint(world(8).batches())).not.toBe(first);
  });

  test('returns the same products for every batch size', () => {
    const small = fingerprint([inOneBatch(world(7, 40))]);
    expect(fingerprint([inOneBatch(world(7, 300))])).toBe(small);
  });

  test('can be read twice', () => {
    const source = world(7);
    expect(fingerprint(source.batches())).toBe(fingerprint(source.batches()));
  });
});

/** What each subcategory's description promises; see domain/catalog/category-copy.ts. */
const promises: Readonly<Record<string, readonly RegExp[]>> = {
  'skincare/cleansers': [/Gel/, /Balm/, /Oil/, /Milk/],
  'skincare/moisturizers': [/Gel/, /Rich Cream|Night Cream/],
  'skincare/serums': [/Vitamin C/, /Retinol/, /Niacinamide/],
  'skincare/sunscreen': [/Fluid/, /Tinted/, /Stick/, /Mineral/],
  'skincare/masks': [/Clay/, /Sheet Mask/, /Sleeping Mask|Overnight Mask/],
  'skincare/eye-care': [/Cream/, /Gel/, /Patch/],
  'makeup/foundation': [/Skin Tint/, /coverage/i, /Matte/i, /dewy|radiant/i],
  'makeup/concealer': [/Concealer/],
  'makeup/eyeshadow': [/Palette/, /Shimmer/i, /Nude|Sand|Taupe|Beige/],
  'makeup/mascara': [/Length/, /Volum/, /Curl/, /Waterproof/],
  'makeup/lipstick': [/Satin/, /Matte/, /Sheer|Tinted|Gloss/, /Stain/, /Red|Rouge/],
  'makeup/blush-bronzer': [/Powder/, /Cream/, /Liquid/],
  'haircare/shampoo': [/Scalp/, /Color/i, /Moisture|Repair/],
  'haircare/conditioner': [/Conditioner/, /Leave-In/, /Co-Wash/],
  'haircare/styling': [/Cream/, /Spray/, /Gel/, /Mousse/],
  'haircare/treatments': [/Bond/, /Oil/, /Mask/],
  'haircare/tools': [/Brush/, /Comb/, /Clip/, /Rollers/],
  'fragrance/women': [/Eau de Parfum/],
  'fragrance/men': [/Cedar/, /Leather/, /Smoke|Tobacco|Incense/, /Citrus|Bergamot|Grapefruit/],
  'fragrance/unisex': [/Parfum|Eau/],
  'fragrance/body-sprays': [/Mist/, /Spray/],
  'fragrance/travel': [/Travel/, /Rollerball/, /Discovery Set|Miniature Set/],
  'tools/makeup-brushes': [/Brush$|Brush /, /Set/],
  'tools/sponges': [/Sponge/, /Puff/, /Sponge Cleanser|Brush & Sponge Soap/],
  'tools/hair-tools': [/Dryer/, /Iron/, /Hot Air Brush/],
  'tools/skincare-tools': [/Roller/, /Gua Sha/, /Cleansing Brush/, /LED/],
  'tools/nail-tools': [/File/, /Clipper/, /Lamp/],
  'tools/eyelash-tools': [/Curler/, /Comb/, /Applicator/],
  'supplements/hair-vitamins': [/Biotin/, /Zinc/, /Gummies/, /Capsules/],
  'supplements/skin-supplements': [/Ceramide/, /Astaxanthin/, /Hyaluronic/],
  'supplements/collagen': [/Powder|Peptides/, /Sachets/, /Capsules/],
  'supplements/multivitamins': [/Multi/],
  'supplements/probiotics': [/Probiotic/],
};

describe('the default world', () => {
  const source = createDemoWorld({ products: defaultDemoProducts, now });
  const { products, offers, intervals } = inOneBatch(source);
  const offersOf = groupBy(offers, ({ productId }) => productId);
  const historyOf = groupBy(intervals, ({ offerId }) => offerId);
  const broken = <T>(items: Iterable<T>, holds: (item: T) => boolean) =>
    [...items].filter((item) => !holds(item)).slice(0, 5);

  test('matches the figures of the specification', () => {
    const perCategory = (slug: string) =>
      Math.floor(products.filter(({ category }) => category === slug).length / 1000);
    expect(Math.floor(products.length / 1000)).toBe(50);
    expect(Math.floor(source.brands.length / 100) * 100).toBe(200);
    expect(['skincare', 'makeup', 'haircare', 'fragrance'].map(perCategory)).toEqual([
      15, 12, 8, 5,
    ]);
    const groups = [...offersOf.values()];
    expect(Math.floor(mean(groups.map(savings)))).toBe(30);
    const available = groups.map((group) => group.filter(({ inStock }) => inStock));
    expect(Math.floor(mean(available.filter(({ length }) => length > 0).map(savings)))).toBe(30);
  });

  test('numbers products without gaps and keeps sizes of a formula together', () => {
    expect(broken(products.entries(), ([index, { id }]) => id === index + 1)).toEqual([]);
    const families = groupBy(products, ({ groupId }) => groupId);
    expect(
      broken(families, ([groupId, family]) =>
        family.every(
          ({ id, name, brandId }, index) =>
            id === groupId + index && name === family[0]?.name && brandId === family[0]?.brandId,
        ),
      ),
    ).toEqual([]);
    const grows = (family: Product[]) =>
      family.every(
        ({ size }, i) => i === 0 || (size?.amount ?? 0) > (family[i - 1]?.size?.amount ?? 0),
      );
    expect(broken(families.values(), grows)).toEqual([]);
  });

  test('fills every subcategory and names only brands and categories that exist', () => {
    const filled = new Set(
      products.map(({ category, subcategory }) => `${category}/${subcategory}`),
    );
    const known = categories.flatMap(({ slug, subcategories }) =>
      subcategories.map((subcategory) => `${slug}/${subcategory.slug}`),
    );
    expect([...filled].sort()).toEqual(known.sort());
    const brandIds = new Set(products.map(({ brandId }) => brandId));
    expect(source.brands.map(({ id }) => id)).toEqual([...brandIds].sort((a, b) => a - b));
    expect(new Set(source.brands.map(({ slug }) => slug)).size).toBe(source.brands.length);
  });

  test('has what the description of each subcategory promises', () => {
    const shelfOf = (slug: string) =>
      products
        .filter(({ category, subcategory }) => `${category}/${subcategory}` === slug)
        .map(({ name, features }) => [name, ...features].join(' '));
    const missing = Object.entries(promises).flatMap(([slug, words]) => {
      const texts = shelfOf(slug);
      return words
        .filter((word) => texts.filter((text) => word.test(text)).length < 20)
        .map((word) => `${slug}: ${word}`);
    });
    expect(missing).toEqual([]);
    const described = categories.flatMap(({ slug }) =>
      Object.keys(findCategoryCopy(slug)?.subcategories ?? {}).map((name) => `${slug}/${name}`),
    );
    expect(Object.keys(promises)).toEqual(described);
  });

  test('says where products of Korean brands are made', () => {
    const brandIds = new Set(
      source.brands.flatMap(({ id, name }) => (name === 'Seoul Orchard' ? [id] : [])),
    );
    const theirs = products.filter(({ brandId }) => brandIds.has(brandId));
    expect(theirs.length).toBeGreaterThan(0);
    expect(broken(theirs, ({ features }) => features.includes('Made in Korea'))).toEqual([]);
  });

  test('has no duplicate products', () => {
    const keys = products.map(
      ({ brandId, name, size }) => `${brandId} ${name} ${size?.amount} ${size?.unit}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    const gtins = products.flatMap(({ gtin }) => gtin ?? []);
    expect(new Set(gtins).size).toBe(gtins.length);
    expect(gtins.length / products.length).toBeCloseTo(0.85, 1);
    expect(
      broken(
        gtins,
        (gtin) => /^\d{14}$/.test(gtin) && Number(gtin[13]) === checkDigit(gtin.slice(0, 13)),
      ),
    ).toEqual([]);
  });

  test('writes names without doubled words, stray spaces or numbered leftovers', () => {
    const awkward = / {2}|^\s|\s$|\b(\w+) \1\b|undefined|\{|No\. \d+ No\./;
    expect(broken(products, ({ name }) => !awkward.test(name) && name.length <= 90)).toEqual([]);
    expect(
      broken(
        products,
        ({ name, category }) =>
          !name.includes('SPF') || category === 'skincare' || category === 'makeup',
      ),
    ).toEqual([]);
  });

  test('recommends only products that exist', () => {
    const names = new Set(products.map(({ name }) => name));
    expect(
      broken(
        products,
        ({ name, complementaryProducts }) =>
          complementaryProducts.length > 0 &&
          complementaryProducts.every((other) => names.has(other) && other !== name),
      ),
    ).toEqual([]);
  });

  test('lists ingredients that it explains, each once', () => {
    const known = new Set(
      source.ingredients
        .flatMap(({ inciName, synonyms }) => [inciName, ...synonyms])
        .map((name) => name.toLowerCase()),
    );
    expect(
      broken(
        products,
        ({ ingredients }) =>
          ingredients.every((name) => known.has(name.toLowerCase())) &&
          new Set(ingredients).size === ingredients.length,
      ),
    ).toEqual([]);
    const cosmetics = products.filter(
      ({ category, subcategory }) =>
        category !== 'tools' && subcategory !== 'tools' && category !== 'supplements',
    );
    expect(
      broken(cosmetics, ({ ingredients }) => ingredients.length >= 12 && ingredients.length <= 35),
    ).toEqual([]);
    expect(
      broken(
        cosmetics,
        ({ features, ingredients }) =>
          !features.includes('Fragrance-free') || !ingredients.includes('Parfum'),
      ),
    ).toEqual([]);
  });

  test('has the samples as its most popular products, a long tail and varied ratings', () => {
    const counts = products.map(({ reviewCount }) => reviewCount);
    expect(Math.min(...counts.slice(0, 6))).toBeGreaterThan(
      counts.slice(6).reduce((a, b) => Math.max(a, b)),
    );
    const unreviewed = products.filter(({ reviewCount }) => reviewCount === 0);
    expect(unreviewed.length / products.length).toBeCloseTo(0.04, 2);
    expect(
      broken(products, ({ rating, reviewCount }) =>
        reviewCount === 0 ? rating === 0 : rating >= 3.2 && rating <= 4.9,
      ),
    ).toEqual([]);
    expect(new Set(products.map(({ rating }) => rating)).size).toBeGreaterThan(15);
    const fresh = products.filter(
      ({ firstSeenAt }) => now.getTime() - firstSeenAt.getTime() < 60 * dayMs,
    );
    expect(fresh.length / products.length).toBeCloseTo(0.03, 2);
  });

  test('has one to eight offers a product, some on sale, some out of stock', () => {
    expect(offersOf.size).toBe(products.length);
    expect(
      broken(
        offersOf.values(),
        (group) =>
          group.length <= 8 &&
          new Set(group.map(({ retailerId }) => retailerId)).size === group.length,
      ),
    ).toEqual([]);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    expect(offers.length / products.length).toBeCloseTo(3.3, 0);
    expect(
      broken(
        offers,
        ({ priceCents, originalPriceCents }) =>
          Number.isInteger(priceCents) &&
          priceCents > 0 &&
          (originalPriceCents === null || originalPriceCents > priceCents),
      ),
    ).toEqual([]);
    const onSale = offers.filter(({ originalPriceCents }) => originalPriceCents !== null);
    expect(onSale.length / offers.length).toBeCloseTo(0.18, 2);
    const missing = offers.filter(({ inStock }) => !inStock);
    expect(missing.length / offers.length).toBeCloseTo(0.03, 2);
    expect(
      broken(offers, ({ seenAt }) => seenAt < now && now.getTime() - seenAt.getTime() < dayMs),
    ).toEqual([]);
  });

  test('gives each offer a year of prices that ends at its price', () => {
    const yearAgo = now.getTime() - 366 * dayMs;
    const isPriceHistory = (offer: Offer, story: readonly PriceInterval[]) => {
      const last = story.at(-1);
      const isOrdered = story.every(({ from, to, priceCents }, index) => {
        const next = story[index + 1];
        return (
          priceCents > 0 &&
          from.getTime() >= yearAgo &&
          from < now &&
          (to === null ? !next : to > from && to <= now && (!next || to <= next.from))
        );
      });
      return (
        isOrdered && last?.priceCents === offer.priceCents && (last.to === null) === offer.inStock
      );
    };
    expect(broken(offers, (offer) => isPriceHistory(offer, historyOf.get(offer.id) ?? []))).toEqual(
      [],
    );
    expect(intervals.length / offers.length).toBeGreaterThan(3.5);
    expect(intervals.length / offers.length).toBeLessThan(5.5);
  });

  test('gives each picture a shape, a label and colors', () => {
    const color = /^#[0-9a-f]{6}$/;
    expect(
      broken(
        products,
        ({ picture }) =>
          picture.shape !== '' &&
          picture.label !== '' &&
          Object.values(picture.palette).every((value) => color.test(value)),
      ),
    ).toEqual([]);
  });
});

test('the date changes the histories, not the figures', () => {
  const at = (date: string) => inOneBatch(createDemoWorld({ products: 600, now: new Date(date) }));
  const prices = ({ offers }: CatalogBatch) => offers.map(({ priceCents }) => priceCents);
  expect(prices(at('2027-11-26T15:00:00Z'))).toEqual(prices(at('2026-03-01T03:00:00Z')));
});

describe('other sizes', () => {
  test.each([6, 60, 1000])('creates %i products', (size) => {
    const { products, offers } = inOneBatch(createDemoWorld({ products: size, now }));
    expect(products.map(({ id }) => id)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
    expect(new Set(offers.map(({ productId }) => productId)).size).toBe(size);
  });

  test('fills every subcategory from 60 products on', () => {
    const { products } = inOneBatch(createDemoWorld({ products: 60, now }));
    expect(
      new Set(products.map(({ category, subcategory }) => `${category}/${subcategory}`)).size,
    ).toBe(33);
  });

  test('plans a large catalog as a whole and generates it in batches', () => {
    const plan = planCatalog(200_000, 1);
    let planned = 6;
    for (let i = 0; i < plan.familyCount; i++) planned += plan.family(i).length;
    expect(planned).toBe(200_000);
    const source = createDemoWorld({ products: 200_000, now });
    expect(source.productCount).toBe(200_000);
    const sizes: number[] = [];
    for (const { products } of source.batches()) {
      sizes.push(products.length);
      if (sizes.length === 5) break;
    }
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...sizes)).toBeLessThan(1010);
  });

  test.each([5, 1_000_001, 10.5])('rejects a catalog of %d products', (size) => {
    expect(() => createDemoWorld({ products: size, now })).toThrow(RangeError);
  });
});
