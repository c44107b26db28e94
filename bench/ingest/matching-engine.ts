import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundleParts, newBundleFolder } from '../bundle-parts.ts';

const exported = {
  createCandidateIndex: 'domain/matching/candidate-index',
  decide: 'domain/matching/decide',
  readTitle: 'domain/matching/read-title',
};

export interface MatchingEngine {
  createCandidateIndex: typeof import('../../src/domain/matching/candidate-index.ts').createCandidateIndex;
  decide: typeof import('../../src/domain/matching/decide.ts').decide;
  readTitle: typeof import('../../src/domain/matching/read-title.ts').readTitle;
}

/** The matcher, bundled as the site's build does it. */
export async function loadMatchingEngine(): Promise<MatchingEngine> {
  const folder = newBundleFolder('matching');
  try {
    return await import(pathToFileURL(await bundleParts(folder, exported)).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
