import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const binding = '@oxdev03/node-tantivy-binding-linux-x64-gnu';
const version = '0.3.3';

/**
 * Downloads the binding's Linux build into a temporary folder. Not a dependency: the registry lacks
 * the package that selects the build, and npm on Node 20 skips this one.
 */
export function installTantivy(): TantivyModule {
  if (process.arch !== 'x64') throw new Error('no build for this processor');
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-tantivy-'));
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  execFileSync('npm', [...args, '--force', `${binding}@${version}`], {
    cwd: folder,
    stdio: 'pipe',
  });
  const loaded: TantivyModule = createRequire(join(folder, 'index.js'))(binding);
  // Once loaded, the file is not needed any more.
  rmSync(folder, { recursive: true, force: true });
  return loaded;
}

/** The part of Tantivy's binding that we use; the registry lacks the package with its types. */
interface TantivyModule {
  Occur: { Must: number };
  Order: { Asc: number; Desc: number };
  SchemaBuilder: new () => SchemaBuilder;
  Index: new (schema: Schema) => Index;
  TextAnalyzerBuilder: new (tokenizer: unknown) => { build(): Analyzer };
  TokenizerStatic: {
    whitespace(): unknown;
    ngram(min: number, max: number, startsOnly: boolean): unknown;
  };
  Query: {
    allQuery(): Query;
    booleanQuery(parts: { occur: number; query: Query }[]): Query;
    termQuery(schema: Schema, field: string, value: string): Query;
    regexQuery(schema: Schema, field: string, pattern: string): Query;
    fuzzyTermQuery(
      schema: Schema,
      field: string,
      text: string,
      distance: number,
      swapCostsOne: boolean,
      prefix: boolean,
    ): Query;
    rangeQuery(
      schema: Schema,
      field: string,
      type: number,
      min: number,
      max: number,
      includesMin: boolean,
      includesMax: boolean,
    ): Query;
  };
}

/** The binding's number for unsigned integer fields; its enum is empty at run time. */
export const u64 = 1;

export interface Query {
  toString(): string;
}

interface Schema {
  numFields(): number;
}

interface Analyzer {
  analyze(text: string): string[];
}

interface SchemaBuilder {
  addTextField(
    name: string,
    options: { fast?: boolean; tokenizerName: string; indexOption: string },
  ): void;
  addUnsignedField(
    name: string,
    options: { stored: boolean; indexed: boolean; fast: boolean },
  ): void;
  build(): Schema;
}

interface Index {
  registerTokenizer(name: string, analyzer: Analyzer): void;
  writer(heapSize: number, threads: number): IndexWriter;
  reload(): void;
  searcher(): Searcher;
  parseQuery(
    text: string,
    fields: readonly string[],
    boosts: Readonly<Record<string, number>>,
    fuzzy?: Readonly<Record<string, FuzzyOptions>>,
  ): Query;
}

export type FuzzyOptions = [prefix: boolean, distance: number, swapCostsOne: boolean];

interface IndexWriter {
  addJson(json: string): void;
  commit(): void;
  deleteDocumentsByTerm(field: string, value: number): void;
}

interface DocAddress {
  segmentOrd: number;
  doc: number;
}

export interface Searcher {
  search(
    query: Query,
    limit: number,
    count: boolean,
    /** By score when missing. */
    orderBy?: string,
    offset?: number,
    order?: number,
  ): { hits: { docAddress: DocAddress }[]; count?: number };
  aggregate(query: Query, wanted: string): string;
  doc(address: DocAddress): { getFirst(field: string): unknown };
}
