import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { aPdf } from '../factories/documents.ts';
import { aReviewContent } from '../factories/review.ts';
import { glowfare } from './glowfare-command.ts';
import { serviceKey } from './member.ts';
import { runSiteCommand } from './operator-client.ts';
import { findSharedSite } from './shared-sites.ts';
import { copyDataFolder, demo, startSite } from './site-process.ts';

async function send(address: string, init: { method: string; token: string; body: unknown }) {
  const { method, token, body } = init;
  const isFile = body instanceof Uint8Array;
  const answer = await fetch(address, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(!isFile && { 'Content-Type': 'application/json' }),
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return text === '' ? null : JSON.parse(text);
}

/** A person with an account; returns a function that calls the API for them. */
async function newPerson(url: string, name: string) {
  const person = { email: `${name}@example.com`, password: `the pass of ${name}` };
  const auth = `${url}/auth/v1`;
  const account = { ...person, email_confirm: true };
  await send(`${auth}/admin/users`, { method: 'POST', token: serviceKey, body: account });
  const session = await send(`${auth}/token?grant_type=password`, {
    method: 'POST',
    token: '',
    body: person,
  });
  return (method: string, path: string, body: unknown) =>
    send(`${url}/api/${path}`, { method, token: session.access_token, body });
}

test('a first review waits, is verified and published, and is then read and voted on', async () => {
  const folder = copyDataFolder('demo');
  const site = await startSite({
    DATA_DIR: folder.path,
    AUTH_SERVICE_KEY: serviceKey,
    AUTH_LIMITS: 'off',
    ...demo,
  });
  const productId = 50;
  const title = 'Good, but the pump drips';
  const listing = `/product/${productId}/reviews`;
  const shows = async (text: string, query = '') =>
    (await (await fetch(site.url + listing + query)).text()).includes(text);
  const operate = async (command: string, values: Record<string, string | boolean> = {}) => {
    const { code, text } = await runSiteCommand(folder.path, `reviews ${command}`, values);
    expect(code, text).toBe(0);
    return text;
  };
  try {
    // The site caches the page now.
    expect(await shows(title, '?sort=newest')).toBe(false);
    const ann = await newPerson(site.url, 'ann');
    const content = { ...aReviewContent({ title, stars: 4 }), author: 'Ann L.', photos: [] };
    const review = await ann('PUT', 'reviews', { productId, ...content });
    expect(review).toMatchObject({ state: 'held' });
    await ann('PUT', `reviews/${review.id}/proof`, aPdf());
    expect(await operate('list')).toContain('An order confirmation waits');
    const saved = join(folder.path, 'saved');
    const id = `${review.id}`;
    await operate('save', { id, to: saved });
    expect(readdirSync(saved)).toEqual([`review-${review.id}-order.pdf`]);
    expect(await operate('verify', { id, accept: true })).toContain('is deleted');
    expect(await operate('save', { id, to: saved })).toContain('no files');
    expect(await shows(title, '?sort=newest')).toBe(false);
    const command = ['reviews', 'publish', '--id', id];
    expect(await glowfare(folder.path, command).ended).toMatchObject({ code: 0 });

    await expect.poll(() => shows(title, '?sort=newest')).toBe(true);
    // The product page's tab loads this.
    expect(await shows(title, '.data?sort=newest')).toBe(true);
    expect(await shows(`href="${listing}?stars=4"`)).toBe(true);
    expect(await shows(title, '?stars=4&sort=newest')).toBe(true);
    expect(await shows(title, '?stars=5&sort=newest')).toBe(false);
    expect(await shows(title, '?verified=1')).toBe(true);
    expect(await shows('Verified purchase</a>', `?review=${review.id}`)).toBe(true);

    const ben = await newPerson(site.url, 'ben');
    const vote = (helpful: boolean) => ben('PUT', `reviews/${review.id}/vote`, { helpful });
    // From two tabs at the same time.
    for (const { helpful } of await Promise.all([vote(true), vote(true)])) expect(helpful).toBe(1);
    expect(await vote(false)).toEqual({ helpful: 0, vote: false });

    await operate('remove', { id, text: 'It is about another product.' });
    await expect.poll(() => shows(title, '?sort=newest')).toBe(false);
  } finally {
    await site.end('SIGTERM');
    folder.remove();
  }
});

test('a review that is posted without scripts is refused with a sentence', async () => {
  const { url } = await findSharedSite('forms');
  const { text, title } = aReviewContent();
  const post = async (given: Record<string, string>, photo?: string | Buffer) => {
    const form = new FormData();
    const account = { email: 'stranger@example.com', password: 'not a password' };
    const review = { stars: '4', gotIt: 'paid', title, text, ...account, ...given };
    for (const [name, value] of Object.entries(review)) form.append(name, value);
    if (photo) form.append('photos', new Blob([new Uint8Array(Buffer.from(photo))]), 'photo.jpg');
    const headers = { Origin: url, 'X-Forwarded-For': '10.99.0.1' };
    const init = { method: 'POST', body: form, headers };
    const answer = await fetch(`${url}/product/50/review`, init);
    return { status: answer.status, html: await answer.text() };
  };
  const long = await post({ text: 'x'.repeat(5_000_000) });
  expect(long.status).toBe(422);
  expect(long.html).toContain('50 to 5,000 characters.');
  // The text is not sent back.
  expect(long.html.length).toBeLessThan(200_000);
  const photo = await post({}, Buffer.alloc(9_000_000));
  expect([photo.status, photo.html.includes('larger than our limit of 8 MiB')]).toEqual([
    422,
    true,
  ]);
  const stranger = await post({});
  expect(stranger.html).toContain('We don’t know an account');
});

test('forms without scripts keep their text when too many files arrive from their network', async () => {
  const { url } = await findSharedSite('forms');
  const headers = { Origin: url, 'X-Forwarded-For': '10.99.0.2' };
  const stalled = new AbortController();
  const uploads = new Set<Promise<unknown>>();
  /** As many as a network may send and queue at a time. None of them ends, until the server drops it. */
  const keepUploading = () => {
    while (uploads.size < 10) {
      const upload: Promise<unknown> = fetch(`${url}/product/50/review`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
        body: new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }),
        duplex: 'half',
        signal: stalled.signal,
      } as RequestInit)
        .catch(() => {})
        .finally(() => uploads.delete(upload));
      uploads.add(upload);
    }
  };
  const post = async (path: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(300_000)]), 'file.pdf');
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: form, headers });
    return { status: answer.status, html: await answer.text() };
  };
  const forms: [path: string, fields: Record<string, string>][] = [
    ['/product/50/review', { text: 'Kept in the review form' }],
    ['/product/50/order-confirmation', { email: 'ann@example.com' }],
    ['/careers/apply', { message: 'Kept in the application' }],
  ];
  try {
    for (const [path, fields] of forms) {
      await expect(async () => {
        keepUploading();
        const { status, html } = await post(path, fields);
        expect(status).toBe(503);
        expect(html).toContain('Other files from your network are still uploading.');
        expect(html).toContain('Please choose');
        if (fields.email === undefined) expect(html).toContain(Object.values(fields)[0]);
      }).toPass();
    }
  } finally {
    stalled.abort();
    await Promise.all(uploads);
  }
});
