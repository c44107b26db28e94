import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import type { Uploads } from '~/usecases/deps';
import { createSiteKeys } from '~/usecases/operations/site-keys.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { createReview } from '../../../tests/factories/review';
import {
  hostileValues,
  inBatches,
  textsForUrls,
  withOneReplaced,
} from '../../../tests/setup/hostile-values';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../tests/sites/auth-site';
import { operations } from './openapi/describe-api';
import type { Operation } from './openapi/operation';

/** File contents are tested elsewhere; here, only the fields reach the database. */
const never = () => Promise.reject(new Error('this test sends no pictures'));
const uploads: Uploads = {
  cropSquares: never,
  convertPhoto: never,
  transformImage: never,
  inspectResume: async () => ({ type: 'pdf', findings: [] }),
  close: async () => {},
};
const serviceKey = 'a-service-key-of-at-least-32-characters';
const db = await openTestDatabase();
let site: AuthSite;
/** Its clock advances, so that forms are not rate-limited. */
let formSite: AuthSite;
let token: string;
/** Data of that user, so that hostile requests reach the database. */
const known: Record<string, string> = {
  topic: 'price:1',
  event: 'price',
  productId: '1',
  id: '1',
  bucket: 'files',
  objectName: 'a.txt',
};

beforeAll(async () => {
  site = await startAuthSite(db, { AUTH_SERVICE_KEY: serviceKey });
  formSite = await startAuthSite(db, {}, { uploads });
  await loadCatalog(site.deps, aSource(aBatch([aProduct(1)], [anOffer(1)])));
  await createSiteKeys(site.deps);
  const { session } = await signUpConfirmed(site);
  token = session.access_token;
  await send('POST', '/api/profile', '{}');
  const list = await send('POST', '/api/favorites/lists', '{"name":"Winter"}');
  const alert = await send('POST', '/api/alerts', '{"productId":1,"kind":"price-below","price":1}');
  expect(list.status).toBe(201);
  expect(alert.status).toBe(201);
  await send('POST', '/storage/v1/bucket', '{"name":"files"}');
  await send('POST', '/storage/v1/object/files/a.txt', 'a');
  known.listId = (await list.json()).id;
  known.alertId = (await alert.json()).id;
  known.reviewId = String(await createReview(db));
  known.key = 'k'.repeat(22);
});
afterAll(async () => {
  await site.stop();
  await formSite.stop();
});
beforeEach(() => {
  site.logLines.length = 0;
});

function send(method: string, path: string, body: BodyInit | null) {
  return fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${/^\/(realtime|storage)/.test(path) ? serviceKey : token}`,
      'Content-Type': 'application/json',
    },
    body,
  });
}

/** The URL of an operation, with one path or query parameter replaced. */
function addressOf({ path }: Operation, part?: string, value = ''): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const own = path === '/api/alerts/{id}' ? known.alertId : known[name];
    return encodeURIComponent(name === part ? value : (own ?? ''));
  });
  return part && !path.includes(`{${part}}`)
    ? `${filled}?${part}=${encodeURIComponent(value)}`
    : filled;
}

async function expectNoFailure(answer: Response, what: string) {
  const said = await answer.text();
  expect(answer.status, `${what}: ${said.slice(0, 300)}`).toBeLessThan(500);
}

const hostileTexts = textsForUrls(hostileValues);

test('describes every endpoint and nothing else', () => {
  const registered = site.routes
    .filter(
      ({ method, path }) =>
        method !== 'ALL' && /^\/(api|realtime\/v1\/api|storage\/v1)\//.test(path),
    )
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(\{\.\+\})?/g, '{$1}')}`);
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...new Set(registered)].sort()).toEqual(described.toSorted());
});

/** The other storage endpoints use the same parameters and schemas. */
const triedStorage = [
  'put /storage/v1/bucket/{bucket}',
  'post /storage/v1/object/list-v2/{bucket}',
  'post /storage/v1/object/move',
  'delete /storage/v1/object/{bucket}/{objectName}',
];
const isTried = ({ method, path }: Operation) =>
  !path.startsWith('/storage/') || triedStorage.includes(`${method} ${path}`);

const takesInput = ({ path, query = [], body, form }: Operation) =>
  path.includes('{') || query.length > 0 || body !== undefined || form !== undefined;

describe.each(
  operations
    .filter((operation) => takesInput(operation) && isTried(operation))
    .map((operation) => [operation.method, operation.path, operation] as const),
)('%s %s', (method, path, operation) => {
  const { body, form, query = [] } = operation;
  const own = body ? JSON.stringify(body.example) : null;

  if (body)
    test('accepts its example', async () => {
      const answer = await send(method.toUpperCase(), addressOf(operation), own);
      const said = await answer.text();
      // Only the user's own list and a store's URL do not exist here.
      expect([200, 201, 202, 204, 404], said).toContain(answer.status);
    });

  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (places.length + query.length > 0)
    test('with hostile URLs', async () => {
      for (const part of [...places, ...query.map(([name]) => name)]) {
        for (const value of hostileTexts) {
          const address = addressOf(operation, part, value);
          const answer = await send(method.toUpperCase(), address, method === 'get' ? null : own);
          await expectNoFailure(answer, address.slice(0, 200));
        }
      }
    });

  if (body)
    test('with hostile bodies', async () => {
      const bodies = withOneReplaced(body.example, hostileValues);
      await inBatches(bodies, async ({ path: where, body: hostile }) => {
        const text = JSON.stringify(hostile) ?? 'null';
        const answer = await send(method.toUpperCase(), addressOf(operation), text);
        await expectNoFailure(answer, `${where} in ${text.slice(0, 300)}`);
      });
      const anyJson = fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 });
      await fc.assert(
        fc.asyncProperty(anyJson, async (value) => {
          const [{ body: hostile } = { body: value }] = withOneReplaced(body?.example, [value]);
          const text = JSON.stringify(hostile);
          await expectNoFailure(await send(method.toUpperCase(), addressOf(operation), text), text);
        }),
        { numRuns: 5 },
      );
    });

  if (form)
    test('with hostile fields', async () => {
      const texts = hostileValues.filter((value) => typeof value === 'string');
      for (const { path: where, body: hostile } of withOneReplaced(form?.example, texts)) {
        if (typeof hostile !== 'object' || hostile === null) continue;
        const fields = new FormData();
        for (const [name, value] of Object.entries(hostile)) {
          fields.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
        }
        if (form?.file) fields.set(form.file, new File(['%PDF-1.4 '], '\0\ud800.pdf'));
        formSite.advance(3_600);
        const answer = await fetch(formSite.url + path, { method: 'POST', body: fields });
        await expectNoFailure(answer, where);
      }
    });
});
