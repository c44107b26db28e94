import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '../usage-error';
import { askAbout } from './match-questions.server';
import { scoreMatches } from './match-score.server';

let own = '';
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'glowfare-match-score-'));
  const columns = 'left_brand,left_name,left_size,right_brand,right_name,right_size';
  await writeFile(
    join(own, 'pairs.csv'),
    `${columns},exact_norm,size_relation
Glow,Dew Serum,50 ml,Glow,Dew Serum,1.7 oz,1,same
Glow,Dew Serum,,GLOW,"Glow Dew Hydrating Serum, 50ml",,0,unknown
Glow,Dew Serum,50 ml,Glow,Dew Serum,30 ml,1,differ
Glow,Dew Serum,,Glow,Moon Balm,,0,unknown
`,
  );
  await writeFile(join(own, 'negatives.csv'), `${columns}\nGlow,Dew Serum,,Glow,Mini Dew Serum,\n`);
});
afterAll(() => rm(own, { recursive: true, force: true }));

async function score(at: string, negatives: string): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const values = { pairs: join(at, 'pairs.csv'), negatives: join(at, negatives), json: true };
  expect(await scoreMatches(values, (line) => void lines.push(line))).toBe(0);
  return JSON.parse(lines.join('\n'));
}

test('scores the pairs, without those of another size', async () => {
  const { all, train, test: unseen } = await score(own, 'negatives.csv');
  expect(all).toEqual({
    pairs: 3,
    negatives: 1,
    recall: 2 / 3,
    hardRecall: 0.5,
    falseMatchRate: 0,
    precision: 1,
    f1: 0.8,
    baseline: {
      pairs: 3,
      negatives: 1,
      recall: 1 / 3,
      hardRecall: 0,
      falseMatchRate: 0,
      precision: 1,
      f1: 0.5,
    },
    missed: { 'swapped name': 1 },
    wronglyMatched: {},
  });
  // One brand is in one part.
  expect([train, unseen]).toContainEqual(all);
  expect([train, unseen]).toContainEqual(expect.objectContaining({ pairs: 0, negatives: 0 }));
});

test('rejects a file without the columns, with its row', async () => {
  await writeFile(join(own, 'bad.csv'), 'brand,name\nGlow,Dew\n');
  await expect(score(own, 'bad.csv')).rejects.toThrow(/bad\.csv, row 2: left_brand/);
});

test('reports missing options', async () => {
  const lines: string[] = [];
  const scoring = scoreMatches({}, (line) => void lines.push(line));
  await expect(scoring).rejects.toThrow(UsageError);
  expect(lines).toEqual([]);
});

test('the operator steps through the candidates', async () => {
  const candidates = [7, 8].map((productId) => ({
    productId,
    score: 0.5,
    reasons: [],
    product: { productId, name: `Product ${productId}` },
  }));
  const answering = (...answers: string[]) =>
    askAbout(
      { candidates },
      async () => answers.shift() ?? 'quit',
      () => {},
    );
  expect(await answering('y')).toBe(7);
  expect(await answering('n', 'y')).toBe(8);
  expect(await answering('n', 'n')).toBe('new');
  expect(await answering('what', 'new')).toBe('new');
  expect(await answering('skip')).toBe('skip');
});
