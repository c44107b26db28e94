import { expect, test } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { defaultListing, type ListingParams } from '~/domain/search/listing/listing-params';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { listProducts } from '../listing/list-products.server';
import { buildSearchIndex } from '../search/build-search-index.server';
import { deriveProductTags } from '../search/derive-product-tags.server';
import { loadIngredients } from './manage-ingredients.server';
import { readDictionary } from './read-dictionary.server';

test('listings filter by an ingredient that the operator has loaded', async () => {
  const deps = testDeps(await openTestDatabase());
  const known = ['Aqua', 'Glycerin', 'Squalane', 'Dimethicone', 'Phenoxyethanol', 'Carbomer'];
  const products = [
    aProduct(1, { ingredients: [...known, 'Moonbeam Filtrate'] }),
    aProduct(2, { ingredients: known }),
    aProduct(3, { ingredients: [] }),
  ];
  const offers = products.map(({ id }) => anOffer(id, { productId: id }));
  await loadCatalog(deps, aSource(aBatch(products, offers)));
  await loadIngredients(deps, 'INCI name\nMoonbeam Filtrate');
  await deriveProductTags(deps);
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;

  const list = async (chosen: Partial<ListingParams>) => {
    const { items } = await listProducts(deps, { ...defaultListing, ...chosen });
    return items.map(({ product }) => product.id);
  };
  const { dictionary, catalog } = await readDictionary(deps);
  const slug = catalog.find(dictionary.find('Moonbeam Filtrate')?.id ?? 0)?.slug ?? '';
  expect(await list({ ingredients: [slug] })).toEqual([1]);
  // The third has no list, so it cannot be checked.
  expect(await list({ without: [slug] })).toEqual([2]);
});
