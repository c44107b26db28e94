/** What has changed in a table since it was last looked after. */
interface TableChanges {
  liveRows: number;
  deadRows: number;
  unknownRows: number;
}

/** Below this nobody would notice. */
const minChangedRows = 1_000;
/** The shares at which PostgreSQL's own housekeeping becomes active. */
const deadShare = 0.2;
const unknownShare = 0.1;
/** So much that it costs more to wait for a quiet moment. */
const urgentShare = 1;

/** What to do about a table's wear, now or, if it can wait, in a quiet moment. */
export function planUpkeep(
  changes: TableChanges,
  isIdle: boolean,
): { vacuum: boolean; analyze: boolean } {
  const { liveRows, deadRows, unknownRows } = changes;
  const urgent = deadRows > minChangedRows + urgentShare * liveRows;
  if (!isIdle && !urgent) return { vacuum: false, analyze: false };
  return {
    vacuum: deadRows > minChangedRows + deadShare * liveRows,
    analyze: unknownRows > minChangedRows + unknownShare * liveRows,
  };
}
