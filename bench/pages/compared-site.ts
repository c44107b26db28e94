import type { SiteServer } from '../site.ts';
import {
  type PathSource,
  readBrands,
  uncachedListings,
  uncachedProducts,
} from '../uncached-pages.ts';

/** One of the builds that a run compares. */
export interface ComparedSite extends SiteServer {
  name: string;
  /** Addresses that were never requested from this site. */
  newListings: PathSource;
  newProducts: PathSource;
}

export async function compared(name: string, site: SiteServer): Promise<ComparedSite> {
  return {
    ...site,
    name,
    newListings: uncachedListings(await readBrands(site.url)),
    newProducts: uncachedProducts(),
  };
}

/** Prints a table in Markdown, with columns as wide as their longest cell. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head = [], ...body] = rows;
  console.log(`\n${title}\n\n${[line(head), rule, ...body.map(line)].join('\n')}`);
}

const pad = (cell: string, width: number, column: number) =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
