import { bypassesEntryFile, entersPrivateFolder } from './features.ts';

/** Which layer may import which; docs/architecture.md has a diagram. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  db: ['domain'],
  emails: ['domain'],
  usecases: ['domain', 'db', 'emails'],
  adapters: ['domain', 'usecases/deps.ts'],
  auth: ['domain', 'db'],
  jobs: ['domain', 'usecases'],
  cli: ['domain', 'usecases'],
  web: ['domain', 'usecases', 'auth/client'],
  config: ['domain'],
};

const pageFolder = /^web\/pages\/([^/]+)\//;

/** Composition roots: these files import every layer, and no layer imports them. */
export function isCompositionRoot(path: string): boolean {
  return path.startsWith('boot/') || path === 'cli/main.ts';
}

/** Reads and writes that only tests need. */
const isTestOnly = (path: string) => path.startsWith('db/testing/');

/** Why `from` must not import `to`, and what to do instead; undefined when it may. */
export function forbidden(from: string, to: string): string | undefined {
  if (isTestOnly(to) && !isTestOnly(from)) {
    return `${to} is for tests only; use a repository of its feature`;
  }
  if (isCompositionRoot(from)) return undefined;
  if (isCompositionRoot(to)) {
    return `${to} is a composition root and must not be imported; take what you need as an argument`;
  }
  const layer = layerOf(from);
  if (from.startsWith('web/ui/') && !to.startsWith('web/ui/')) {
    return 'the design system must not import outside web/ui; take the value as a prop';
  }
  const page = from.match(pageFolder)?.[1];
  const otherPage = to.match(pageFolder)?.[1];
  if (page && otherPage && page !== otherPage) {
    return `the page ${page} must not import the page ${otherPage}; move the shared part to web/shared`;
  }
  const privateReason = entersPrivateFolder(from, to);
  if (privateReason) return privateReason;
  if (layerOf(to) === layer) return bypassesEntryFile(from, to);
  const allowed = mayImport[layer];
  if (!allowed)
    return `${layer || from} is not a layer; put the file in one of ${layerNames().join(', ')}`;
  if (allowed.some((target) => to === target || isInside(to, target))) return undefined;
  const list = allowed.length > 0 ? allowed.join(', ') : 'nothing of ours';
  return `${layer} may import ${list}, not ${to}; move the code down or take it as an argument`;
}

function layerOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

function layerNames(): string[] {
  return Object.keys(mayImport);
}

/** 'auth/client' covers auth/client.ts as well as auth/client/…, 'db' the whole layer. */
function isInside(path: string, target: string): boolean {
  return path.startsWith(`${target}/`) || path.startsWith(`${target}.`);
}
