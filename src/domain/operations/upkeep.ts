/** What has changed in a table since it was last looked after. */
interface Wear {
  liveRows: number;
  deadRows: number;
  unknownRows: number;
}

/** Below this nobody would notice. */
const leastRows = 1_000;
/** The shares at which PostgreSQL's own housekeeping becomes active. */
const deadShare = 0.2;
const unknownShare = 0.1;
/** So much that it costs more to wait for a quiet moment. */
const urgentShare = 1;

/** What to do about a table's wear, now or, if it can wait, in a quiet moment. */
export function planUpkeep(wear: Wear, quiet: boolean): { vacuum: boolean; analyze: boolean } {
  const { liveRows, deadRows, unknownRows } = wear;
  const urgent = deadRows > leastRows + urgentShare * liveRows;
  if (!quiet && !urgent) return { vacuum: false, analyze: false };
  return {
    vacuum: deadRows > leastRows + deadShare * liveRows,
    analyze: unknownRows > leastRows + unknownShare * liveRows,
  };
}
