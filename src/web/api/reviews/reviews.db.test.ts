import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFiles } from '~/adapters/files/local-files.server';
import { createUploads } from '~/adapters/uploads/create-uploads.server';
import { listWrongReviewFigures } from '~/db/testing/reviews.server';
import { countRows } from '~/db/testing/tables.server';
import { proofRule } from '~/domain/reviews/order-proof';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { decideOrderProof, decideReview } from '~/usecases/reviews/operate/decide-review.server';
import { readReviewFiles } from '~/usecases/reviews/operate/list-waiting-reviews.server';
import { tidyReviews } from '~/usecases/reviews/tidy-reviews.server';
import { tidyStorage } from '~/usecases/storage/tidy-storage.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../../tests/factories/catalog';
import { aPdf } from '../../../../tests/factories/documents';
import { aPicture, aPng } from '../../../../tests/factories/pictures';
import { aReviewContent, createReview } from '../../../../tests/factories/review';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
const folder = join(tmpdir(), `glowfare-reviews-${randomUUID()}`);
const uploads = createUploads();
const files = createLocalFiles(folder);
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, {}, { files, uploads });
  const products = [1, 2, 3].map((id) => aProduct(id));
  const offers = [1, 2, 3].map((id) => anOffer(id, { productId: id }));
  await loadCatalog(site.deps, aSource(aBatch(products, offers)));
});
afterAll(async () => {
  await site.stop();
  await uploads.close();
  await rm(folder, { recursive: true, force: true });
});

async function person() {
  const { session, user } = await signUpConfirmed(site);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  async function ask(method: string, path: string, body?: unknown) {
    const isFile = body instanceof Uint8Array;
    const answer = await fetch(`${site.url}/api/${path}`, {
      method,
      headers: { ...headers, ...(!isFile && { 'Content-Type': 'application/json' }) },
      body: body === undefined ? null : isFile ? new Uint8Array(body) : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  }
  return { ask, userId: user.id };
}

const written = (given: object = {}) => ({
  productId: 1,
  ...aReviewContent(),
  author: 'Maya R.',
  ...given,
});

async function read(path: string) {
  const answer = await fetch(`${site.url}/api/${path}`);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

test('a review is written, published, filtered, voted on and deleted', async () => {
  const [anna, ben] = [await person(), await person()];
  const { status, body } = await anna.ask('PUT', 'reviews', written({ skinType: 'dry' }));
  expect([status, body.state]).toEqual([201, 'held']);
  await decideReview(site.deps, { id: body.id, decision: 'publish', reason: '' });
  const { body: page, headers } = await read('products/1/reviews?skin=dry&page=7');
  expect(page).toMatchObject({ total: 1, page: 1, pageCount: 1, summary: { average: 4 } });
  expect(page.reviews).toMatchObject([{ id: body.id, author: 'Maya R.', verification: 'none' }]);
  expect(JSON.stringify(page)).not.toContain(anna.userId);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  expect((await read('products/1/reviews?skin=oily')).body).toMatchObject({
    total: 0,
    reviews: [],
  });
  expect((await ben.ask('PUT', `reviews/${body.id}/vote`, { helpful: true })).body).toEqual({
    helpful: 1,
    vote: true,
  });
  expect((await ben.ask('GET', 'reviews/of-product/1')).body).toEqual({
    review: null,
    votes: [{ reviewId: body.id, helpful: true }],
  });
  expect((await anna.ask('GET', 'reviews')).body.items).toMatchObject([{ state: 'published' }]);
  expect((await ben.ask('DELETE', `reviews/${body.id}`)).status).toBe(404);
  expect((await anna.ask('DELETE', `reviews/${body.id}`)).status).toBe(204);
  expect((await read('products/1/reviews')).body.total).toBe(0);
});

test.each([
  ['q=1&stars=5', 'Unknown parameter: q.'],
  ['stars=99', 'Invalid value: stars.'],
  ['page=-1&sort=best', 'Invalid values: page, sort.'],
])('a list of reviews refuses %s', async (query, message) => {
  const { status, body } = await read(`products/1/reviews?${query}`);
  expect([status, body.error.message]).toEqual([400, message]);
});

test('a list of reviews accepts its defaults and empty values', async () => {
  expect((await read('products/1/reviews?page=1&sort=helpful&skin=')).status).toBe(200);
});

test('people cannot change the review of another person', async () => {
  const [anna, ben] = [await person(), await person()];
  const { body } = await anna.ask('PUT', 'reviews', written({ productId: 2 }));
  const hijack = { ...written({ productId: 2, stars: 1 }), id: body.id, userId: anna.userId };
  expect((await ben.ask('PUT', 'reviews', hijack)).body.id).not.toBe(body.id);
  expect((await anna.ask('GET', 'reviews')).body.items).toMatchObject([{ stars: 4 }]);
  for (const [method, path, sent] of [
    ['PUT', `reviews/${body.id}/proof`, aPdf()],
    ['DELETE', `reviews/${body.id}`, undefined],
    ['PUT', `reviews/${body.id}/vote`, { helpful: true }],
  ] as const) {
    const answer = await ben.ask(method, path, sent);
    expect([answer.status, answer.body.error.message]).toEqual([
      404,
      expect.stringMatching(/no such review/),
    ]);
  }
});

test.each([
  ['5 MB of text', { text: 'x'.repeat(5_000_000) }, 413, 'larger'],
  ['a text that is too long', { text: 'x'.repeat(5_001) }, 400, 'at most 5000 characters'],
  ['a text that is too short', { text: 'Good.' }, 400, 'at least 50 characters'],
  ['control characters', { text: `${'x'.repeat(60)}\u0007` }, 400, 'control characters'],
  ['a zero byte', { title: 'a\0b' }, 400, 'cannot be stored'],
  ['a name that is a link', { author: 'https://a.example' }, 400, 'letters only'],
  ['six stars', { stars: 6 }, 400, '1 to 5 stars'],
  ['an unknown product', { productId: 999_999 }, 404, 'no such product'],
  ['an unknown photo', { photos: ['x'.repeat(22)] }, 400, 'choose it again'],
])('%s is refused clearly', async (_, given, status, message) => {
  const { ask } = await person();
  const answer = await ask('PUT', 'reviews', written(given));
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body.error)).toContain(message);
});

test('a visit to a store is stored if the person allows it, and marks the review', async () => {
  const { ask } = await person();
  const visit = (offerId: unknown) => ask('POST', 'store-visits', { offerId });
  expect(await visit(1)).toEqual({ status: 204, body: null });
  expect((await ask('PUT', 'reviews', written())).body.verification).toBe('none');
  await ask('PATCH', 'profile/privacy', { store_visits: true });
  for (const offerId of [1, 2, 999_999]) expect((await visit(offerId)).status).toBe(204);
  for (const offerId of [0, 'x', null, 2 ** 40]) expect((await visit(offerId)).status).toBe(400);
  expect((await ask('PUT', 'reviews', written())).body.verification).toBe('visited');
  const { store_visits: stored } = (await ask('GET', 'profile/export')).body;
  expect(stored.map((row: { product_id: number }) => row.product_id).toSorted()).toEqual([1, 2]);
});

test('HTML is refused with a sentence for the author', async () => {
  const { ask } = await person();
  const text = '<script>alert(1)</script> It is a very good cream for dry cheeks in the winter.';
  const { body } = await ask('PUT', 'reviews', written({ text }));
  expect(body.state).toBe('refused');
  expect(body.reasons.join()).toContain('HTML');
});

describe('photos', () => {
  const upload = async (bytes: Uint8Array) => {
    const { ask } = await person();
    return ask('POST', 'reviews/photos', bytes);
  };

  test('are re-encoded without metadata and shown with the review', async () => {
    const { ask } = await person();
    const original = await aPicture(3_000, 1_500)
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();
    const { status, body: photo } = await ask('POST', 'reviews/photos', original);
    expect([status, photo.width, photo.height]).toEqual([201, 1_600, 800]);
    const { body } = await ask('PUT', 'reviews', written({ photos: [photo.key] }));
    const before = await fetch(site.url + photo.url);
    expect(before.headers.get('cache-control')).toBe('private, no-store');
    await decideReview(site.deps, { id: body.id, decision: 'publish', reason: '' });
    const shown = (await read('products/1/reviews?photos=1')).body.reviews[0].photos[0];
    for (const [url, width] of [
      [shown.url, 1_600],
      [shown.smallUrl, 400],
    ] as const) {
      const answer = await fetch(site.url + url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
      expect(bytes.includes('Secret place')).toBe(false);
    }
    const exported = (await ask('GET', 'profile/export')).body;
    expect(exported.reviews).toMatchObject([{ title: written().title }]);
    expect(exported.review_photos).toMatchObject([
      { key: photo.key, file: { type: 'image/webp' } },
    ]);
    const [{ file, link }] = exported.review_photos;
    const bytes = Buffer.from(file.base64, 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_600 });
    expect(Buffer.from(await (await fetch(link)).arrayBuffer())).toEqual(bytes);
    await decideReview(site.deps, {
      id: body.id,
      decision: 'remove',
      reason: 'A face is visible.',
    });
    expect((await fetch(site.url + photo.url)).status).toBe(404);
    const reviews = await countRows(db, 'review');
    expect((await ask('DELETE', 'profile')).status).toBe(200);
    expect(await countRows(db, 'review')).toBe(reviews - 1);
    expect(await countRows(db, 'review_photo')).toBe(0);
    await tidyStorage(site.deps);
    expect(await listFiles()).toEqual([]);
    expect(await listWrongReviewFigures(db)).toEqual([]);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    [
      '20,000 × 20,000 pixels',
      aPng({ width: 20_000, height: 20_000, pixels: Buffer.alloc(9) }),
      415,
    ],
    ['more than 8 MiB', Buffer.alloc(8 * 1024 * 1024 + 1), 413],
    ['nothing', Buffer.alloc(0), 415],
  ])('%s is refused clearly', async (_, bytes, status) => {
    const answer = await upload(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toMatch(/picture|photo/);
  });

  test('without a review are deleted after a day', async () => {
    const { ask } = await person();
    const { body } = await ask('POST', 'reviews/photos', await aPicture().png().toBuffer());
    const kept = await ask('POST', 'reviews/photos', await aPicture().webp().toBuffer());
    expect((await ask('DELETE', `reviews/photos/${kept.body.key}`)).status).toBe(204);
    await tidyReviews(site.deps);
    expect((await fetch(site.url + body.url)).status).toBe(200);
    const later = { ...site.deps, clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } };
    await tidyReviews(later);
    await tidyStorage(later);
    expect((await fetch(site.url + body.url)).status).toBe(404);
    expect(await countRows(db, 'storage_object')).toBe(0);
  });
});

/** The files of all uploads. */
async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function ownState(ask: Awaited<ReturnType<typeof person>>['ask']) {
  const [review] = (await ask('GET', 'reviews')).body.items;
  return [review.verification, review.isProofWaiting, review.proofDeclined];
}

test('an order confirmation verifies a purchase, and its file is deleted', async () => {
  const { ask } = await person();
  const { body } = await ask('PUT', 'reviews', written({ productId: 3 }));
  const proof = `reviews/${body.id}/proof`;
  expect(await ask('PUT', proof, Buffer.from('<svg/>'))).toMatchObject({
    status: 415,
    body: { error: { message: proofRule } },
  });
  const bytes = await aPicture().jpeg().toBuffer();
  expect((await ask('PUT', proof, bytes)).status).toBe(204);
  expect((await ask('PUT', proof, aPdf())).status).toBe(204);
  expect(await countRows(db, 'order_proof')).toBe(1);
  await tidyStorage(site.deps);
  expect(await listFiles()).toHaveLength(1);
  expect(await ownState(ask)).toEqual(['none', true, null]);
  const reason = 'The order is for another product.';
  await decideOrderProof(site.deps, { id: body.id, isAccepted: false, reason });
  expect(await listFiles()).toEqual([]);
  expect(await ownState(ask)).toEqual(['none', false, reason]);
  expect((await ask('PUT', proof, bytes)).status).toBe(204);
  expect(await ownState(ask)).toEqual(['none', true, null]);
  const { files: saved } = await readReviewFiles(site.deps, { id: body.id });
  expect(saved[0]?.name).toBe(`review-${body.id}-order.webp`);
  await decideReview(site.deps, { id: body.id, decision: 'publish', reason: '' });
  await decideOrderProof(site.deps, { id: body.id, isAccepted: true, reason: '' });
  expect(await countRows(db, 'order_proof')).toBe(0);
  expect(await countRows(db, 'storage_object')).toBe(0);
  expect(await listFiles()).toEqual([]);
  expect(await ownState(ask)).toEqual(['purchase', false, null]);
  expect((await read('products/3/reviews?verified=1')).body).toMatchObject({ total: 1 });
  expect((await ask('PUT', proof, bytes)).status).toBe(409);
  const edited = await ask('PUT', 'reviews', written({ productId: 3, stars: 1 }));
  expect(edited.body).toMatchObject({ verification: 'purchase', state: 'published' });
});

test('a review of a free product is not a verified purchase', async () => {
  const { ask } = await person();
  const free = await ask('PUT', 'reviews', written({ productId: 3, gotItFree: true }));
  const proof = `reviews/${free.body.id}/proof`;
  expect((await ask('PUT', proof, aPdf())).status).toBe(409);
  await ask('PUT', 'reviews', written({ productId: 3 }));
  expect((await ask('PUT', proof, aPdf())).status).toBe(204);
  await ask('PUT', 'reviews', written({ productId: 3, gotItFree: true }));
  expect(await ownState(ask)).toEqual(['none', false, null]);
  expect(await countRows(db, 'order_proof')).toBe(0);
  await ask('PUT', 'reviews', written({ productId: 3 }));
  await ask('PUT', proof, aPdf());
  await decideOrderProof(site.deps, { id: free.body.id, isAccepted: true, reason: '' });
  await ask('PUT', 'reviews', written({ productId: 3, gotItFree: true }));
  expect(await ownState(ask)).toEqual(['none', false, null]);
});

test('the order confirmation of a removed review is not taken', async () => {
  const { ask } = await person();
  const { body } = await ask('PUT', 'reviews', written({ productId: 3 }));
  await decideReview(site.deps, { id: body.id, decision: 'remove', reason: 'It is an ad.' });
  expect((await ask('PUT', `reviews/${body.id}/proof`, aPdf())).status).toBe(409);
});

test('anyone can report a review, once a day', async () => {
  const id = await createReview(db, { productId: 2 });
  const report = () =>
    fetch(`${site.url}/api/reviews/${id}/report`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason: 'fake', note: '' }),
    });
  expect((await report()).status).toBe(204);
  const again = await report();
  expect(again.status).toBe(429);
  expect((await again.json()).error.message).toContain('already reported this review');
});
