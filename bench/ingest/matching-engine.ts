import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundleParts, newBundleFolder } from '../bundle-parts.ts';

const exported = {
  createCandidateIndex: 'domain/matching/index/candidate-index',
  decide: 'domain/matching/rules/decide',
  readTitle: 'domain/matching/titles/read-title',
};

export interface MatchingEngine {
  createCandidateIndex: typeof import('../../src/domain/matching/index/candidate-index.ts').createCandidateIndex;
  decide: typeof import('../../src/domain/matching/rules/decide.ts').decide;
  readTitle: typeof import('../../src/domain/matching/titles/read-title.ts').readTitle;
}

/** Bundles the matcher like the site's build. */
export async function loadMatchingEngine(): Promise<MatchingEngine> {
  const folder = newBundleFolder('matching');
  try {
    return await import(pathToFileURL(await bundleParts(folder, exported)).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
