/** Which layer may import which, as docs/architecture.md draws it. */
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
  // The single files beside the layers, such as config.ts.
  '': ['domain'],
};

/** Where the parts are put together: these import everything and nobody imports them. */
const compositionRoots = ['main.ts', 'dev.ts', 'site.server.ts', 'cli/main.ts'];

const pageFolder = /^web\/pages\/([^/]+)\//;

export function isCompositionRoot(path: string): boolean {
  return compositionRoots.includes(path);
}

/** Why `from` must not import `to`, and what to do instead; undefined when it may. */
export function forbidden(from: string, to: string): string | undefined {
  if (isCompositionRoot(from)) return undefined;
  if (isCompositionRoot(to)) {
    return `${to} puts the parts together and is imported by nobody; take what you need as an argument`;
  }
  const layer = layerOf(from);
  if (from.startsWith('web/ui/') && !to.startsWith('web/ui/')) {
    return 'the design system knows nothing outside web/ui; take the value as a prop';
  }
  const page = from.match(pageFolder)?.[1];
  const otherPage = to.match(pageFolder)?.[1];
  if (page && otherPage && page !== otherPage) {
    return `the page ${page} must not import the page ${otherPage}; move the shared part to web/shared`;
  }
  if (layerOf(to) === layer) return undefined;
  const allowed = mayImport[layer];
  if (!allowed) return `${layer} is no layer; put the file into one of ${layerNames().join(', ')}`;
  if (allowed.some((target) => to === target || isInside(to, target))) return undefined;
  const list = allowed.length > 0 ? allowed.join(', ') : 'nothing of ours';
  return `${layer || from} may import ${list}, not ${to}; move the code down or take it as an argument`;
}

function layerOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

function layerNames(): string[] {
  return Object.keys(mayImport).filter((name) => name !== '');
}

/** 'auth/client' covers auth/client.ts as well as auth/client/…, 'db' the whole layer. */
function isInside(path: string, target: string): boolean {
  return path.startsWith(`${target}/`) || path.startsWith(`${target}.`);
}
