import type { CatalogBatch } from '~/domain/catalog/catalog-source';
import { dayMs } from '~/domain/durations';
import { drawPicture } from './brand-picture';
import { type DemoBrand, demoBrands } from './brands';
import { gtinFor } from './gtin';
import { addOffer, type Market } from './offers/offers';
import { demoRetailers } from './offers/retailers';
import { at } from './random';
import { type SampleOffer, type SampleProduct, sampleProducts } from './sample-products';

export function addSamples(market: Market, batch: CatalogBatch): void {
  for (const [index, sample] of sampleProducts.entries()) {
    const id = index + 1;
    const brand = find(demoBrands, sample.brand);
    const firstSeenAt = new Date(market.now - sample.firstSeenDaysAgo * dayMs);
    batch.products.push({ ...toProduct(sample, id, brand), firstSeenAt });
    for (const offer of sample.offers) {
      const retailer = find(demoRetailers, offer.retailer);
      addOffer({ id, firstSeenAt }, retailer.id, priceToday(offer), market, batch);
    }
  }
}

function toProduct(sample: SampleProduct, id: number, brand: DemoBrand) {
  const { name, category, subcategory, size, shade } = sample;
  const { description, howToUse, features, keyIngredients, rating, reviewCount } = sample;
  const shades = subcategory === 'mascara' ? 'lash' : null;
  return {
    id,
    groupId: id,
    brandId: brand.id,
    name,
    category,
    subcategory,
    size,
    gtin: gtinFor(id, brand),
    picture: drawPicture(brand, { shapes: [sample.shape], shades }, 1, shade),
    description,
    howToUse,
    features,
    ingredients: sample.ingredients.split('|'),
    keyIngredients,
    complementaryProducts: sample.complementary.map((other) => at(sampleProducts, other - 1).name),
    rating,
    reviewCount,
  };
}

function priceToday({ price, before, isFake = false }: SampleOffer) {
  const priceCents = Math.round(price * 100);
  const originalPriceCents = before === undefined ? null : Math.round(before * 100);
  return {
    priceCents,
    originalPriceCents,
    regularCents: isFake ? priceCents : (originalPriceCents ?? priceCents),
    isFakeSale: isFake,
    inStock: true,
  };
}

function find<T extends { name: string }>(list: readonly T[], name: string): T {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`the demo world has no ${name}`);
  return found;
}
