import { expect, test } from 'vitest';
import type { NameOf } from '../filters/filter';
import { listingChoices } from './listing-choices';
import { defaultListing, type ListingParams } from './listing-params';
import { allProducts } from './listing-place';

const names: Record<string, string> = { 'maison-aurelle': 'Maison Aurelle' };
const nameOf: NameOf = (_, slug) => names[slug] ?? slug;

test.each<[Partial<ListingParams>, string[]]>([
  [{ search: 'rose' }, ['“rose”']],
  [{ filter: 'new' }, ['New Arrivals']],
  [{ filter: 'bestsellers' }, ['Best Sellers']],
  [{ filter: 'sale' }, ['On Sale']],
  [{ price: 'under-25' }, ['Under $25']],
  [{ price: 'luxury' }, ['Luxury Products']],
  [{ category: 'makeup', subcategory: 'blush-bronzer' }, ['Makeup', 'Blush & Bronzer']],
  [{ brands: ['maison-aurelle', 'unheard-of'] }, ['Maison Aurelle', 'unheard-of']],
  [{ minPrice: 20 }, ['From $20']],
  [{ maxPrice: 19.5 }, ['Up to $19.50']],
  [{ minPrice: 20, maxPrice: 80 }, ['$20 – $80']],
  [{ rating: 4 }, ['4+ stars']],
  [{ concerns: ['acne'], ingredients: ['retinol'] }, ['acne', 'With retinol']],
  [{ without: ['parabens'] }, ['Without parabens']],
  [{ inStock: true }, ['In stock']],
  [{ unit: 'volume' }, ['Priced per fl oz']],
  [{ unit: 'weight', minUnitPrice: 2, maxUnitPrice: 4.5 }, ['$2 – $4.50 per oz']],
  [{ unit: 'count', maxUnitPrice: 1 }, ['Up to $1 each']],
  [{ family: 7 }, ['One product']],
  [{ expand: true }, ['All sizes and shades']],
])('labels %j as %j', (chosen, labels) => {
  const choices = listingChoices(allProducts, { ...defaultListing, ...chosen }, nameOf);
  expect(choices.map(({ label }) => label)).toEqual(labels);
});
