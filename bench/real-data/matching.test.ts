import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scoreMatches } from '~/cli/matching/match-score.server';
import { dataFolder } from './data-folder.ts';

test('finds real pairs and keeps real look-alikes apart', async ({ annotate }) => {
  const lines: string[] = [];
  const file = (name: string) => join(dataFolder, 'matching', name);
  const files = { pairs: file('pairs.csv'), negatives: file('hard_negatives.csv') };
  await scoreMatches({ ...files, json: true }, (line) => void lines.push(line));
  const result = JSON.parse(lines.join('\n'));
  await annotate(JSON.stringify(result));
  expect(result.pairs).toBeGreaterThan(20_000);
  expect(result.recall).toBeGreaterThanOrEqual(0.95);
  expect(result.hardRecall).toBeGreaterThanOrEqual(0.6);
  expect(result.falseMatchRate).toBeLessThanOrEqual(0.02);
});
