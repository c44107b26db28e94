import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A new folder inside the project, so that bundles there find the project's packages. */
export function newBundleFolder(name: string): string {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, `bench-${name}-`));
}

/**
 * Bundles parts of the site by export name, like the site's build: Node alone cannot resolve `~/`.
 * Returns the file to import them from.
 */
export async function bundleParts(
  folder: string,
  parts: Readonly<Record<string, string>>,
  /** Child process programs, by their name next to the bundle. */
  programs: Readonly<Record<string, string>> = {},
  /** The folder whose sources are bundled, if not this one. */
  checkout: string = root,
): Promise<string> {
  const entry = join(folder, 'engine.ts');
  const lines = Object.entries(parts).map(([name, path]) => `export { ${name} } from '~/${path}';`);
  writeFileSync(entry, lines.join('\n'));
  const outDir = join(folder, 'out');
  // Lazy: processes whose memory is measured load this file too.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': join(checkout, 'src') } },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { 'engine.mjs': entry, ...programs },
        output: { entryFileNames: '[name]' },
      },
    },
  });
  return join(outDir, 'engine.mjs');
}

/** Bundles parts of the site and loads them; nothing stays on disk. */
export async function loadParts<Parts extends object>(
  name: string,
  parts: Readonly<Record<keyof Parts & string, string>>,
): Promise<Parts> {
  const folder = newBundleFolder(name);
  try {
    return await import(pathToFileURL(await bundleParts(folder, parts)).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
