import fc from 'fast-check';

/**
 * Properties try the same cases every time, so a change is never refused for a case that it has nothing to do with.
 * `PROPERTY_RUNS=5000 npx vitest run --project unit` looks for new ones.
 */
const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20_261_119 });
