import { posix } from 'node:path';
import { forbidden, isCompositionRoot } from './layers.ts';
import { type ImportFact, type ModuleFacts, readModuleFacts } from './module-facts.ts';

/** Path below src/ and content of every source file. */
export type SourceTree = ReadonlyMap<string, string>;

const routeModule = /\.page\.tsx$|^web\/(root\.tsx|routes\.ts|entry\.[a-z]+\.tsx)$/;
const vagueFolder = /(^|\/)(utils|helpers|services)\//;
const serverPackages = /^(node:|pg$|@electric-sql\/pglite|pino$|nodemailer$|@hono\/node-server)/;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isConfig = (path: string) => path.startsWith('config/');
const isServerFile = (path: string) =>
  /\.server\.tsx?$/.test(path) || isTest(path) || isCompositionRoot(path) || isConfig(path);

/** Every violation of the import rules: file and line, the rule, and what to do instead. */
export function checkImports(tree: SourceTree): string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, text] of tree) {
    const facts = readModuleFacts(path, text);
    const report = (line: number, problem: string) =>
      problems.push(`src/${path}:${line} ${problem}`);
    checkFile(path, facts, report);
    const targets: string[] = [];
    for (const fact of facts.imports) {
      const target = resolve(tree, path, fact.specifier);
      checkImport(path, fact, target, report);
      if (target) targets.push(target);
    }
    graph.set(path, targets);
  }
  for (const cycle of findCycles(graph)) {
    const round = [...cycle, cycle[0]].join(' → ');
    problems.push(`src/${cycle[0]}:1 cycle: ${round}; move what both need into a third file`);
  }
  return problems;
}

type Report = (line: number, problem: string) => void;

function checkFile(path: string, facts: ModuleFacts, report: Report): void {
  const folder = path.match(vagueFolder)?.[2];
  if (folder)
    report(1, `folder: "${folder}" is not descriptive; name the folder after its content`);
  if (facts.onlyReexports) {
    report(1, 'barrel: this file only re-exports; import from the defining file');
  }
  if (facts.defaultExportLine !== undefined && !routeModule.test(path)) {
    report(
      facts.defaultExportLine,
      'default export: only route modules have one; export it by name',
    );
  }
  if (isConfig(path) || isCompositionRoot(path)) return;
  for (const line of facts.environmentLines) {
    report(
      line,
      'environment: only src/config reads process.env; take the value from Config or Deps',
    );
  }
}

function checkImport(path: string, fact: ImportFact, target: string | undefined, report: Report) {
  const { specifier, line, typeOnly } = fact;
  const reason = target && !isTest(path) && forbidden(path, target);
  if (reason) report(line, `layers: ${reason}`);
  const serverOnly = target ? target.startsWith('db/') : serverPackages.test(specifier);
  if (serverOnly && !typeOnly && !isServerFile(path)) {
    report(
      line,
      `server code: a file that imports ${specifier} must be called *.server.ts; rename it`,
    );
  }
}

/** The source file of an import; undefined for packages, styles and virtual files. */
function resolve(tree: SourceTree, from: string, specifier: string): string | undefined {
  let base: string;
  if (specifier.startsWith('~/')) base = specifier.slice(2);
  else if (specifier.startsWith('.')) base = posix.join(posix.dirname(from), specifier);
  else return undefined;
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.find((candidate) => tree.has(candidate));
}

/** One cycle per strongly connected component, as its list of files. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  function visit(node: string): void {
    const begin = trail.indexOf(node);
    if (begin >= 0) {
      cycles.push(trail.slice(begin));
      return;
    }
    if (done.has(node)) return;
    trail.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    trail.pop();
    done.add(node);
  }

  for (const node of graph.keys()) visit(node);
  return cycles;
}
