export interface Spent {
  /** Of our process, in milliseconds. */
  oursMs?: number;
  /** Of the server's processes; null: it runs in our process. */
  serverMs?: number | null;
  /** Highest resident memory in bytes. */
  peak?: number;
}

/** A row of the table in docs/performance.md. CPU time is per offer. */
export function printRow(
  database: string,
  what: string,
  offers: number,
  ms: number,
  spent: Spent = {},
): void {
  const rate = Math.round((offers * 1_000) / ms).toLocaleString('en-US');
  const each = (cpuMs: number) => `${((cpuMs * 1_000) / offers).toFixed(1)} µs`;
  const { oursMs, serverMs = null, peak } = spent;
  const cells = [
    oursMs === undefined ? '' : each(oursMs),
    serverMs === null ? '' : each(serverMs),
    peak === undefined ? '' : `${Math.round(peak / 1e6)} MB`,
  ];
  console.log(`| ${[database, what, rate, (ms / 1_000).toFixed(1), ...cells].join(' | ')} |`);
}
