import {
  type MatchingScore,
  type PartScore,
  type PartScores,
  scoreMatching,
} from '~/domain/matching/rules/score-matching';
import type { Print } from '../command.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';
import { readDifferentPairs, readSamePairs } from './labeled-pairs.server';

/** Measures the matcher on labeled pairs of listings, compared with a plain join. */
export async function scoreMatches(
  { pairs, negatives, json }: CommandValues,
  print: Print,
): Promise<number> {
  if (!pairs || !negatives) {
    throw new UsageError(
      'Name the files: match score --pairs pairs.csv --negatives hard_negatives.csv',
    );
  }
  const score = scoreMatching(await readSamePairs(pairs), await readDifferentPairs(negatives));
  if (json) {
    print(JSON.stringify(score, null, 2));
    return 0;
  }
  print('With the catalogs of the shops, as feeds are matched');
  printParts(score, print);
  print('By two titles alone');
  printParts(score.titlesAlone, print);
  return 0;
}

function printParts(scores: PartScores, print: Print): void {
  for (const part of ['all', 'train', 'test'] as const) {
    printPart(partTitles[part], scores[part], print);
  }
}

const partTitles = {
  all: 'All brands',
  train: 'Brands that the weights were fitted on',
  test: 'Other brands',
};

function printPart(title: string, score: PartScore, print: Print): void {
  print(`${title}: ${score.pairs} pairs of the same product, ${score.negatives} of different ones`);
  print('                     ours   plain join');
  for (const [label, field] of rows) {
    print(
      `${label.padEnd(16)} ${percent(score[field])} ${percent(score.baseline[field]).padStart(12)}`,
    );
  }
  print(`missed because of: ${causes(score.missed)}`);
  print(`wrongly matched despite: ${causes(score.wronglyMatched)}`);
  print('');
}

const maxCauses = 12;

const causes = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .slice(0, maxCauses)
    .map(([cause, count]) => `${cause} ${count}`)
    .join(', ') || 'none';

const rows: readonly (readonly [label: string, field: keyof MatchingScore])[] = [
  ['recall', 'recall'],
  ['of hard pairs', 'hardRecall'],
  ['false matches', 'falseMatchRate'],
  ['precision', 'precision'],
  ['F1', 'f1'],
];

const percent = (share: number) => `${(share * 100).toFixed(2)} %`.padStart(9);
