import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const src = fileURLToPath(new URL('../../src', import.meta.url));

export interface MatchingEngine {
  createCandidateIndex: typeof import('../../src/domain/matching/candidate-index.ts').createCandidateIndex;
  decide: typeof import('../../src/domain/matching/decide.ts').decide;
  readTitle: typeof import('../../src/domain/matching/read-title.ts').readTitle;
}

/** The matcher, bundled as the site's build does it. */
export async function loadMatchingEngine(): Promise<MatchingEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-matching-'));
  try {
    const entry = join(folder, 'engine.ts');
    writeFileSync(
      entry,
      `export { createCandidateIndex } from '~/domain/matching/candidate-index';
       export { decide } from '~/domain/matching/decide';
       export { readTitle } from '~/domain/matching/read-title';`,
    );
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
    return await import(pathToFileURL(join(folder, 'out', 'engine.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
