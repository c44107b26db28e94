/** Row changes in a table since its last maintenance. */
interface TableChanges {
  liveRows: number;
  deadRows: number;
  unknownRows: number;
}

/** Fewer changes do not matter. */
const minChangedRows = 1_000;
/** PostgreSQL's own autovacuum thresholds. */
const deadShare = 0.2;
const unknownShare = 0.1;
/** At this share, waiting for an idle moment costs more than it saves. */
const urgentShare = 1;

/** Plans maintenance of a table, immediately or, if it can wait, when the site is idle. */
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
