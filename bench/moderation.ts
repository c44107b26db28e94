import { parseArgs } from 'node:util';
import { loadParts } from './bundle-parts.ts';
import {
  abuseCases,
  freshAbuse,
  freshHonest,
  heldBackCases,
  honestCases,
  writtenAfterCases,
} from './moderation/cases.ts';
import { type JudgeParts, judgeGroup } from './moderation/judge-group.ts';
import { readReviewTexts } from './moderation/read-review-texts.ts';

const options = {
  /** Also lists abuse that was published and honest reviews that were held. */
  failures: { type: 'boolean', default: false },
  /** Also judges the half that no rule was tuned on. Look at its figures only when the rules are finished. */
  unseen: { type: 'boolean', default: false },
} as const;

/** How much planted abuse is found and how many honest reviews are held; a CSV file adds real reviews. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const parts = await loadParts<JudgeParts>('moderation', {
    judgeReview: 'domain/reviews/moderation/judge-review',
    fingerprintOf: 'domain/reviews/moderation/fingerprint',
  });
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const report = (name: string, texts: readonly string[], expected: 'published' | 'stopped') => {
    const { stopped, codes, failures } = judgeGroup(parts, texts, expected);
    const share = ((100 * stopped) / texts.length).toFixed(1);
    print(`${name.padEnd(28)} ${stopped} of ${texts.length} stopped (${share}%) ${codes}`);
    if (values.failures) for (const failure of failures) print(`    ${failure}`);
    return stopped;
  };
  for (const [title, groups, expected] of [
    ['abuse stopped', abuseCases, 'stopped'],
    ['held-back abuse stopped', heldBackCases, 'stopped'],
    ['abuse written after the first rules stopped', writtenAfterCases, 'stopped'],
    ['honest stopped', honestCases, 'published'],
    ['tuned abuse stopped', freshAbuse('tuned'), 'stopped'],
    ['tuned honest stopped', freshHonest('tuned'), 'published'],
    ['unseen abuse stopped', values.unseen ? freshAbuse('unseen') : [], 'stopped'],
    ['unseen honest stopped', values.unseen ? freshHonest('unseen') : [], 'published'],
  ] as const) {
    let stopped = 0;
    let judged = 0;
    for (const [name, texts] of groups) {
      stopped += report(name, texts, expected);
      judged += texts.length;
    }
    if (judged === 0) continue;
    print(`${title}: ${stopped} of ${judged} (${((100 * stopped) / judged).toFixed(1)}%)\n`);
  }
  for (const file of positionals) report(file, readReviewTexts(file), 'published');
}
