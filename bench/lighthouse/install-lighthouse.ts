import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Later versions abort every navigation in the Chromium 147 of our tests. */
const version = '12.8.2';
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/**
 * Lighthouse is not a dependency: it brings a hundred packages that nothing else needs. The
 * benchmark downloads it once into the cache.
 */
export async function installLighthouse(): Promise<Lighthouse> {
  const folder = join(cacheFolder, `lighthouse-${version}`);
  if (!existsSync(folder)) install(folder);
  const file = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(file).href);
  return lighthouse;
}

function install(folder: string): void {
  console.log(`Fetching Lighthouse ${version} …`);
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    const args = ['install', '--prefix', unfinished, '--no-save', '--no-audit', '--no-fund'];
    execFileSync('npm', [...args, '--ignore-scripts', `lighthouse@${version}`], {
      cwd: unfinished,
      stdio: 'pipe',
    });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The part of Lighthouse that we use. By default it simulates a slow phone on a slow network. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report } | undefined>;

export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

export interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  metricSavings?: Record<string, number>;
}
