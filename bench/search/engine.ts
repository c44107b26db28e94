import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleParts, newBundleFolder } from '../bundle-parts.ts';
import { type LabelParts, labelParts } from '../label-resolver.ts';

const exported = {
  createSearchIndex: 'adapters/search/create-search-index',
  createSearchIndexBuilder: 'adapters/search/create-search-index',
  createSnapshotFolder: 'adapters/search/snapshot/snapshot-folder.server',
  createDemoWorld: 'adapters/demo-world/demo-world',
  summarizeOffers: 'domain/prices/savings',
  unitPriceCents: 'domain/prices/unit-price',
  findCategory: 'domain/catalog/category',
  foldText: 'domain/search/fold',
  deriveTags: 'domain/search/tags/derive-tags',
  TagSources: 'domain/search/tags/tag-sources',
  ...labelParts,
};

/** The parts of the site that the benchmark runs. */
export interface Engine extends LabelParts {
  createSearchIndex: typeof import('../../src/adapters/search/create-search-index.ts').createSearchIndex;
  createSearchIndexBuilder: typeof import('../../src/adapters/search/create-search-index.ts').createSearchIndexBuilder;
  createSnapshotFolder: typeof import('../../src/adapters/search/snapshot/snapshot-folder.server.ts').createSnapshotFolder;
  createDemoWorld: typeof import('../../src/adapters/demo-world/demo-world.ts').createDemoWorld;
  summarizeOffers: typeof import('../../src/domain/prices/savings.ts').summarizeOffers;
  unitPriceCents: typeof import('../../src/domain/prices/unit-price.ts').unitPriceCents;
  findCategory: typeof import('../../src/domain/catalog/category.ts').findCategory;
  foldText: typeof import('../../src/domain/search/fold.ts').foldText;
  deriveTags: typeof import('../../src/domain/search/tags/derive-tags.ts').deriveTags;
  TagSources: typeof import('../../src/domain/search/tags/tag-sources.ts').TagSources;
}

export async function bundleEngine() {
  const folder = newBundleFolder('search');
  return {
    folder,
    file: await bundleParts(folder, exported),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The index of another checkout, whose other parts may differ. */
export async function bundlePeerIndex(checkout: string) {
  const folder = newBundleFolder('search-peer');
  const parts = { createSearchIndexBuilder: exported.createSearchIndexBuilder };
  return {
    file: await bundleParts(folder, parts, {}, resolve(checkout)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function loadEngine(file: string): Promise<Engine> {
  return import(pathToFileURL(file).href);
}
