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
  expect(result.all.pairs).toBeGreaterThan(20_000);
  for (const part of [result.train, result.test]) {
    expect(part.recall).toBeGreaterThanOrEqual(0.952);
    expect(part.hardRecall).toBeGreaterThanOrEqual(0.625);
    expect(part.falseMatchRate).toBeLessThanOrEqual(0.01);
  }
  for (const part of [result.titlesAlone.train, result.titlesAlone.test]) {
    expect(part.recall).toBeGreaterThanOrEqual(0.948);
    expect(part.hardRecall).toBeGreaterThanOrEqual(0.57);
    expect(part.falseMatchRate).toBeLessThanOrEqual(0.011);
  }
});
