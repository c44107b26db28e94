import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** What a page loads before any interaction, in brotli bytes. */
export interface PageWeight {
  path: string;
  script: number;
  /** The part of the script that is React and the router. */
  framework: number;
  style: number;
}

interface Part {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: Part;
  routes: Record<string, Part & { path?: string; index?: boolean }>;
}

const clientDir = 'build/client';

/** The weight of every page of the built site, heaviest first. */
export function weighPages(): PageWeight[] {
  const [file] = globSync(`${clientDir}/assets/manifest-*.js`);
  if (!file) throw new Error('There is no build: run `npm run build` first.');
  const manifest = readManifest(file);
  const { root } = manifest.routes;
  if (!root) throw new Error('The manifest has no root route.');
  return Object.entries(manifest.routes)
    .filter(([id]) => id !== 'root')
    .map(([, route]) => weigh(route.path ?? '/', [manifest.entry, root, route], file))
    .sort((a, b) => b.script - a.script);
}

function readManifest(file: string): Manifest {
  const text = readFileSync(file, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

function weigh(path: string, parts: Part[], manifestFile: string): PageWeight {
  const scripts = new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])]));
  // The router marks a stylesheet that several routes share with a '#'.
  const styles = new Set(
    parts.flatMap((part) => part.css ?? []).map((name) => name.split('#')[0] ?? ''),
  );
  const framework = [...scripts].filter((name) =>
    /\/(react|rolldown-runtime|entry\.client)-/.test(name),
  );
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + compressedSize(`${clientDir}${name}`), 0);
  return {
    path,
    script: sum(scripts) + compressedSize(manifestFile),
    framework: sum(framework),
    style: sum(styles),
  };
}

/** The size as served: the compressed file from the build. */
function compressedSize(file: string): number {
  const twin = `${file}.br`;
  return existsSync(twin) ? statSync(twin).size : brotliCompressSync(readFileSync(file)).length;
}
