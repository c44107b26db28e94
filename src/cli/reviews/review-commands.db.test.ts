import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalFiles } from '~/adapters/files/local-files.server';
import { insertReviewReport } from '~/db/reviews/review-report.repo.server';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import type { Uploads } from '~/usecases/deps';
import { showOwnReviews } from '~/usecases/reviews/manage-own-reviews.server';
import { sendOrderProof } from '~/usecases/reviews/send-order-proof.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { aPdf } from '../../../tests/factories/documents';
import { createPerson } from '../../../tests/factories/person';
import { createReview } from '../../../tests/factories/review';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import type { CommandValues } from '../command-values';
import { reviewCommands } from './review-commands.server';

const folder = join(tmpdir(), `glowfare-review-commands-${randomUUID()}`);
const stored = join(folder, 'stored');
const db = await openTestDatabase();
const inspectResume: Uploads['inspectResume'] = async () => ({
  type: 'pdf',
  findings: ['javascript'],
});
const deps = testDeps(db, { files: createLocalFiles(stored) });
beforeAll(() => loadCatalog(deps, aSource(aBatch([aProduct(1)], [anOffer(1)]))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(name: string, values: CommandValues = {}) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await reviewCommands[name]?.run({ deps, values, print });
  return { code, text: lines.join('\n') };
}

/** A held review whose author has a confirmed address. */
async function held(): Promise<{ id: number; userId: string }> {
  const userId = randomUUID();
  await createPerson(db, { id: userId, email: `${userId}@example.com` });
  return {
    id: await createReview(db, { userId, state: 'held', reasons: ['A first review.'] }),
    userId,
  };
}

const sendProof = ({ id, userId }: { id: number; userId: string }) =>
  sendOrderProof(
    { ...deps, uploads: { ...deps.uploads, inspectResume } },
    { userId, reviewId: id, bytes: aPdf(), network: '' },
  );

test('a review is listed, shown, published, held and removed', async () => {
  const { id, userId } = await held();
  await insertReviewReport(db, { reviewId: id, reason: 'spam', note: 'An ad.' }, deps.clock.now());
  const { text: list } = await run('reviews list');
  expect(list).toContain(`  ${id}  product 1  4 stars  held  Soft skin, no shine`);
  expect(list).toContain('A first review.');
  const { text: shown } = await run('reviews show', { id: `${id}` });
  expect(shown).toContain(aProduct(1).name);
  expect(shown).toContain('Reason: A first review.\nReported: spam: An ad.');
  const email = 'the author gets an email.';
  expect(await run('reviews publish', { id: `${id}` })).toEqual({
    code: 0,
    text: `Review ${id} is published; ${email}`,
  });
  expect((await run('reviews publish', { id: `${id}` })).text).toBe(`Review ${id} is published.`);
  expect((await run('reviews list')).text).toBe('Reviews that wait: 0');
  for (const [name, state] of [
    ['reviews hold', 'held'],
    ['reviews remove', 'removed'],
  ] as const) {
    await expect(run(name, { id: `${id}` })).rejects.toThrow('Say why');
    const { text } = await run(name, { id: `${id}`, text: 'About another product.' });
    expect(text).toBe(`Review ${id} is ${state}; ${email}`);
    expect(await showOwnReviews(deps, { userId })).toMatchObject([
      { state, reasons: ['About another product.'] },
    ]);
  }
  const { text: log } = await run('reviews show', { id: `${id}` });
  expect(log).toContain('operator  removed  About another product.');
});

test('an order confirmation is saved, decided and deleted', async () => {
  const review = await held();
  const id = `${review.id}`;
  await sendProof(review);
  expect((await run('reviews list')).text).toContain('An order confirmation waits');
  const to = join(folder, 'saved');
  const { text } = await run('reviews save', { id, to });
  expect(text).toContain('Inside the order confirmation: JavaScript. Open it with care.');
  expect(await readFile(join(to, `review-${id}-order.pdf`))).toEqual(aPdf());
  await expect(run('reviews verify', { id })).rejects.toThrow('Use --accept');
  await expect(run('reviews verify', { id, accept: true, text: 'No.' })).rejects.toThrow(
    '--accept',
  );
  expect((await run('reviews verify', { id, text: 'The order is older.' })).text).toContain(
    'not verified, and the file is deleted',
  );
  const files = () =>
    readdir(stored, { recursive: true, withFileTypes: true }).then((entries) =>
      entries.filter((entry) => entry.isFile()),
    );
  expect(await files()).toEqual([]);
  expect((await run('reviews save', { id, to })).text).toBe(`Review ${id} has no files.`);
  await sendProof(review);
  expect(await files()).toHaveLength(1);
  expect((await run('reviews verify', { id, accept: true })).text).toContain('a verified purchase');
  expect(await files()).toEqual([]);
  await expect(run('reviews verify', { id, accept: true })).rejects.toThrow(
    'no order confirmation',
  );
});

test.each(Object.keys(reviewCommands).filter((name) => name !== 'reviews list'))(
  '%s needs a review that exists',
  async (name) => {
    await expect(run(name)).rejects.toThrow('Name the review');
    await expect(run(name, { id: '1 or 1' })).rejects.toThrow('Name the review');
    const missing = { id: '999999', text: 'Why.', to: join(folder, 'none') };
    await expect(run(name, missing)).rejects.toThrow('There is no review 999999.');
  },
);
