import { JSONParser } from '@streamparser/json';
import { exceededLimit, FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { countSurplusVariants, flattenProduct } from '~/domain/feeds/formats/flatten-json';
import { JsonGuard } from './json-guard';

type OnProblem = (problem: RowProblem, count?: number) => void;

/** Streams the entries of one JSON document; a syntax error ends it, earlier entries stay. */
export async function* readJsonRecords(
  texts: AsyncIterable<string>,
  path: string,
  {
    shop,
    onProblem,
    onBroken,
  }: { shop: string | null; onProblem: OnProblem; onBroken: (reason: string) => void },
): AsyncGenerator<FeedRecord[]> {
  let found: FeedRecord[] = [];
  let entries = 0;
  const guard = new JsonGuard();
  const parser = new JSONParser({ paths: [path], keepStack: false });
  parser.onValue = ({ value }) => {
    entries += 1;
    guard.endEntry();
    found.push(...flattenProduct(value, entries, shop));
    noteSurplus(value, entries, onProblem);
  };
  let broken: Error | null = null;
  parser.onError = (error) => {
    broken ??= error;
  };
  for await (const text of texts) {
    if (broken || parser.isEnded) break;
    try {
      parser.write(text);
    } catch (error) {
      broken ??= error instanceof Error ? error : new Error(String(error));
    }
    // After parsing, so that earlier entries are kept; a single chunk is too small to do harm.
    const exceeded = exceededLimit(() => guard.check(text, `entry ${entries + 1}`));
    if (found.length > 0) yield found;
    found = [];
    if (exceeded) throw exceeded;
  }
  if (broken || !parser.isEnded) {
    const reason = broken
      ? `the JSON is broken here: ${String(broken)}`
      : 'the JSON ends too early';
    onProblem({ line: entries + 1, field: '', value: '', reason: reason.slice(0, 300) });
    // The store may still have the products that would have followed.
    onBroken(broken ? 'the JSON is broken' : reason);
  }
}

function noteSurplus(value: unknown, line: number, onProblem: OnProblem): void {
  const count = countSurplusVariants(value);
  if (count === 0) return;
  const reason = `a product has more than ${feedLimits.maxVariants} variants`;
  onProblem({ line, field: '', value: '', reason }, count);
}

const { maxEntryLength } = feedLimits;
/** Shorter lines cannot be nested deep enough to matter. */
const harmlessLength = 10_000;

/** Entries of JSON Lines: one object per line; a broken line affects only itself. */
export async function* readJsonLines(
  texts: AsyncIterable<string>,
  {
    shop,
    onProblem,
    onBroken,
  }: { shop: string | null; onProblem: OnProblem; onBroken: (reason: string) => void },
): AsyncGenerator<FeedRecord[]> {
  let rest = '';
  let line = 0;
  const read = (text: string, onBad = () => {}): FeedRecord[] => {
    line += 1;
    if (text.trim() === '') return [];
    if (text.length > harmlessLength) new JsonGuard().check(text, `line ${line}`);
    try {
      const value: unknown = JSON.parse(text);
      noteSurplus(value, line, onProblem);
      return flattenProduct(value, line, shop);
    } catch {
      onBad();
      onProblem({ line, field: '', value: text.slice(0, 120), reason: 'this line is not JSON' });
      return [];
    }
  };
  for await (const text of texts) {
    if (!text.includes('\n')) {
      // Not scanned yet: scanning every chunk of a long line would take quadratic time.
      rest += text;
    } else {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      const found = lines.flatMap((one) => read(one));
      if (found.length > 0) yield found;
    }
    if (rest.length > maxEntryLength)
      throw new FeedLimitExceeded(
        'a line has more than {max} characters',
        maxEntryLength,
        `line ${line + 1}`,
      );
  }
  let isCut = false;
  const last = read(rest, () => {
    isCut = true;
  });
  if (isCut) onBroken('the file ends in the middle of a line');
  if (last.length > 0) yield last;
}
