import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { check } from 'recheck';
import type { Pattern } from './find-patterns.ts';

/** The complexity of a pattern: 'safe', or recheck's verdict. */
export type Verdict = string;

/** Timeouts of the first try and the retries, for slow or busy machines. */
const timeoutsMs = [30_000, 90_000];
/** Fuzzing counts steps, not time, so a busy machine does not change the verdict. */
const bySteps = { attackTimeout: null, incubationTimeout: null, randomSeed: 0 };
const checker = 'recheck 4.5.0 by steps';
const undecided = 'not decided in time';

const keyOf = ({ source, flags }: Pattern) =>
  createHash('sha256').update(`${checker}\0${flags}\0${source}`).digest('hex').slice(0, 24);

/** Runs recheck on the patterns that `file` does not list, and updates its list of safe patterns. */
export async function checkPatterns(
  file: string,
  patterns: readonly Pattern[],
): Promise<(pattern: Pattern) => Verdict> {
  const safe = new Set(readSafe(file));
  const byKey = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
  const open = [...byKey].filter(([key]) => !safe.has(key));
  const verdicts = new Map<string, Verdict>();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = open.pop(); next; next = open.pop()) {
        const [key, pattern] = next;
        verdicts.set(key, await checkPattern(pattern));
      }
    }),
  );
  const verdictOf = (key: string): Verdict => verdicts.get(key) ?? 'safe';
  const nowSafe = [...byKey.keys()].filter((key) => verdictOf(key) === 'safe').sort();
  writeFileSync(file, `${JSON.stringify(nowSafe, null, 2)}\n`);
  return (pattern) => verdictOf(keyOf(pattern));
}

async function checkPattern({ source, flags }: Pattern): Promise<Verdict> {
  for (const timeout of timeoutsMs) {
    const answer = await check(source, flags, { timeout, ...bySteps });
    if (answer.status === 'safe') return 'safe';
    if (answer.status === 'vulnerable') return answer.complexity.summary;
  }
  return undecided;
}

function readSafe(file: string): string[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
