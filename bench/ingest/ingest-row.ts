/** A line of the table that docs/performance.md shows. */
export function printRow(
  database: string,
  what: string,
  offers: number,
  ms: number,
  ours?: { cpuMs: number; peak: number },
): void {
  const rate = Math.round((offers * 1_000) / ms).toLocaleString('en-US');
  const spent = ours
    ? `${(ours.cpuMs / 1_000).toFixed(1)} | ${Math.round(ours.peak / 1e6)} MB`
    : ' | ';
  console.log(`| ${database} | ${what} | ${rate} | ${(ms / 1_000).toFixed(1)} | ${spent} |`);
}
