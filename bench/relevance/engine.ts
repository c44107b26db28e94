import { loadParts } from '../bundle-parts.ts';
import { type LabelParts, labelParts } from '../label-resolver.ts';

const exported = {
  createSearchIndex: 'adapters/search/create-search-index',
  createDemoWorld: 'adapters/demo-world/demo-world',
  summarizeOffers: 'domain/prices/savings',
  unitPriceCents: 'domain/prices/unit-price',
  findCategory: 'domain/catalog/category',
  parseSize: 'domain/catalog/size',
  parseInci: 'domain/ingredients/parse-inci',
  deriveTags: 'domain/search/tags/derive-tags',
  placeCategory: 'domain/matching/categories/place-category',
  ...labelParts,
};

/** The parts of the site that the benchmark runs. */
export interface Engine extends LabelParts {
  createSearchIndex: typeof import('../../src/adapters/search/create-search-index.ts').createSearchIndex;
  createDemoWorld: typeof import('../../src/adapters/demo-world/demo-world.ts').createDemoWorld;
  summarizeOffers: typeof import('../../src/domain/prices/savings.ts').summarizeOffers;
  unitPriceCents: typeof import('../../src/domain/prices/unit-price.ts').unitPriceCents;
  findCategory: typeof import('../../src/domain/catalog/category.ts').findCategory;
  parseSize: typeof import('../../src/domain/catalog/size.ts').parseSize;
  parseInci: typeof import('../../src/domain/ingredients/parse-inci.ts').parseInci;
  deriveTags: typeof import('../../src/domain/search/tags/derive-tags.ts').deriveTags;
  placeCategory: typeof import('../../src/domain/matching/categories/place-category.ts').placeCategory;
}

export const loadRelevanceEngine = (): Promise<Engine> => loadParts<Engine>('relevance', exported);
