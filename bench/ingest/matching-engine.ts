import { loadParts } from '../bundle-parts.ts';

const exported = {
  createCandidateIndex: 'adapters/matching/candidate-index',
  decide: 'domain/matching/rules/decide',
  storeTitle: 'domain/matching/titles/read-title',
};

export interface MatchingEngine {
  createCandidateIndex: typeof import('../../src/adapters/matching/candidate-index.ts').createCandidateIndex;
  decide: typeof import('../../src/domain/matching/rules/decide.ts').decide;
  storeTitle: typeof import('../../src/domain/matching/titles/read-title.ts').storeTitle;
}

/** Bundles the matcher like the site's build. */
export const loadMatchingEngine = (): Promise<MatchingEngine> =>
  loadParts<MatchingEngine>('matching', exported);
