import { loadParts } from '../bundle-parts.ts';

/** The parts of the site that the benchmark runs. */
export interface Engine {
  openPostgres: typeof import('../../src/db/engine/postgres.server.ts').openPostgres;
  openPglite: typeof import('../../src/db/engine/pglite.server.ts').openPglite;
  prepareSchema: typeof import('../../src/usecases/operations/prepare-schema.server.ts').prepareSchema;
  showReviews: typeof import('../../src/usecases/reviews/show-reviews.server.ts').showReviews;
  saveReview: typeof import('../../src/usecases/reviews/save-review.server.ts').saveReview;
}

export const openEngine = (): Promise<Engine> =>
  loadParts<Engine>('reviews', {
    openPostgres: 'db/engine/postgres.server',
    openPglite: 'db/engine/pglite.server',
    prepareSchema: 'usecases/operations/prepare-schema.server',
    showReviews: 'usecases/reviews/show-reviews.server',
    saveReview: 'usecases/reviews/save-review.server',
  });
