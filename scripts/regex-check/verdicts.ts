import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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

/** Runs recheck on every pattern; verdicts are cached. */
export async function checkPatterns(
  root: string,
  patterns: readonly Pattern[],
): Promise<(pattern: Pattern) => Verdict> {
  const folder = join(root, 'node_modules/.cache');
  const file = join(folder, 'regex-check.json');
  const known = new Map<string, Verdict>(readKnown(file));
  const open = [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern]))].filter(
    ([key]) => !known.has(key),
  );
  const verdicts = new Map(known);
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = open.pop(); next; next = open.pop()) {
        const [key, pattern] = next;
        const verdict = await checkPattern(pattern);
        verdicts.set(key, verdict);
        if (verdict !== undecided) known.set(key, verdict);
      }
    }),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify([...known]));
  return (pattern) => verdicts.get(keyOf(pattern)) ?? 'not checked';
}

async function checkPattern({ source, flags }: Pattern): Promise<Verdict> {
  for (const timeout of timeoutsMs) {
    const answer = await check(source, flags, { timeout, ...bySteps });
    if (answer.status === 'safe') return 'safe';
    if (answer.status === 'vulnerable') return answer.complexity.summary;
  }
  return undecided;
}

function readKnown(file: string): [string, Verdict][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
