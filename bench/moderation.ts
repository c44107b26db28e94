import { parseArgs } from 'node:util';
import { loadParts } from './bundle-parts.ts';
import { abuseCases, heldBackCases, honestCases, writtenAfterCases } from './moderation/cases.ts';
import { type JudgeParts, judgeGroup } from './moderation/judge-group.ts';
import { readReviewTexts } from './moderation/read-review-texts.ts';

const options = {
  /** Also lists abuse that was published and honest reviews that were held. */
  failures: { type: 'boolean', default: false },
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
  for (const [title, groups] of [
    ['abuse', abuseCases],
    ['held-back abuse', heldBackCases],
    ['abuse written after the rules', writtenAfterCases],
  ] as const) {
    let found = 0;
    let planted = 0;
    for (const [name, texts] of groups) {
      found += report(name, texts, 'stopped');
      planted += texts.length;
    }
    print(`${title} found: ${found} of ${planted} (${((100 * found) / planted).toFixed(1)}%)\n`);
  }
  let held = 0;
  let honest = 0;
  for (const [name, texts] of honestCases) {
    held += report(name, texts, 'published');
    honest += texts.length;
  }
  print(`honest held: ${held} of ${honest} (${((100 * held) / honest).toFixed(1)}%)`);
  for (const file of positionals) report(file, readReviewTexts(file), 'published');
}
