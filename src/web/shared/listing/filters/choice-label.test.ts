import { expect, test } from 'vitest';
import { listingChoices } from '~/domain/search/listing-choices';
import { defaultListing, type ListingParams } from '~/domain/search/listing-params';
import { allProducts } from '~/domain/search/listing-place';
import { choiceLabel } from './choice-label';

const brands = [{ slug: 'maison-aurelle', name: 'Maison Aurelle' }];

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
])('labels %j as %j', (chosen, labels) => {
  const params = { ...defaultListing, ...chosen };
  const choices = listingChoices(allProducts, params);
  expect(choices.map((choice) => choiceLabel(choice, params, brands))).toEqual(labels);
});
