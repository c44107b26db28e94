import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const src = fileURLToPath(new URL('../../src', import.meta.url));

const exported = {
  createSearchIndex: 'adapters/search/create-search-index',
  createDemoWorld: 'adapters/demo-world/demo-world',
  summarizeOffers: 'domain/catalogue/savings',
  unitPriceCents: 'domain/catalogue/unit-price',
  findCategory: 'domain/category',
  foldText: 'domain/search/fold',
  formatSize: 'domain/catalogue/size',
};

/** The parts of the site that the benchmark runs. */
export interface Engine {
  createSearchIndex: typeof import('../../src/adapters/search/create-search-index.ts').createSearchIndex;
  createDemoWorld: typeof import('../../src/adapters/demo-world/demo-world.ts').createDemoWorld;
  summarizeOffers: typeof import('../../src/domain/catalogue/savings.ts').summarizeOffers;
  unitPriceCents: typeof import('../../src/domain/catalogue/unit-price.ts').unitPriceCents;
  findCategory: typeof import('../../src/domain/category.ts').findCategory;
  foldText: typeof import('../../src/domain/search/fold.ts').foldText;
  formatSize: typeof import('../../src/domain/catalogue/size.ts').formatSize;
}

/** Bundles the engine as the site's build does: Node alone does not know what `~/` means. */
export async function bundleEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-search-'));
  const entry = join(folder, 'engine.ts');
  const lines = Object.entries(exported).map(
    ([name, path]) => `export { ${name} } from '~/${path}';`,
  );
  writeFileSync(entry, lines.join('\n'));
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': src } },
    build: {
      ssr: entry,
      outDir: join(folder, 'out'),
      target: 'node24',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'engine.mjs' } },
    },
  });
  return {
    folder,
    file: join(folder, 'out', 'engine.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function loadEngine(file: string): Promise<Engine> {
  return import(pathToFileURL(file).href);
}
