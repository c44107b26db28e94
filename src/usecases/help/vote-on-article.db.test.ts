import { beforeEach, expect, test } from 'vitest';
import { emptyTables, readTablesAsText } from '~/db/testing/tables.server';
import { dayMs } from '~/domain/durations';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { reportHelpVotes, voteOnArticle } from './vote-on-article.server';

const db = await openTestDatabase();
let deps = testDeps(db);
beforeEach(async () => {
  deps = testDeps(db);
  await emptyTables(db, 'help_vote', 'auth_limit');
});

const phone = { ip: '203.0.113.7', userAgent: 'phone' };
const vote = (slug: string, answer: 'yes' | 'no', device = phone) =>
  voteOnArticle(deps, { slug, vote: answer, device });

test('a device votes once a day on an article', async () => {
  expect(await vote('unit-prices', 'yes')).toBe('counted');
  expect(await vote('unit-prices', 'no')).toBe('already');
  expect(await vote('price-drops', 'no')).toBe('counted');
  expect(await reportHelpVotes(deps)).toEqual([
    { slug: 'price-drops', helpful: 0, unhelpful: 1 },
    { slug: 'unit-prices', helpful: 1, unhelpful: 0 },
  ]);
  deps.clock.advance(dayMs);
  expect(await vote('unit-prices', 'no')).toBe('counted');
  expect(await reportHelpVotes(deps)).toContainEqual({
    slug: 'unit-prices',
    helpful: 1,
    unhelpful: 1,
  });
});

test('another device in the same network has its own vote', async () => {
  await vote('unit-prices', 'yes');
  expect(await vote('unit-prices', 'yes', { ...phone, userAgent: 'laptop' })).toBe('counted');
});

test('limits the votes of a network', async () => {
  const outcomes: string[] = [];
  for (let count = 0; count < 62; count += 1) {
    outcomes.push(await vote('unit-prices', 'no', { ...phone, userAgent: `robot ${count}` }));
  }
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(60);
  expect(outcomes.at(-1)).toBe('too-many');
  expect(await vote('unit-prices', 'no', { ...phone, ip: '198.51.100.1' })).toBe('counted');
});

test('counts two concurrent votes once', async () => {
  const outcomes = await Promise.all([vote('unit-prices', 'yes'), vote('unit-prices', 'yes')]);
  expect(outcomes.toSorted()).toEqual(['already', 'counted']);
});

test('stores nothing that identifies the voter', async () => {
  await vote('unit-prices', 'yes');
  const stored = await readTablesAsText(db, 'auth_limit', 'help_vote');
  expect(stored).toContain('unit-prices');
  expect(stored).not.toMatch(/203\.0\.113|phone/);
});
