import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redactPath } from '~/domain/logs/redact';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { startAuthSite } from '../../../tests/sites/auth-site';

/** Path parameters that may be logged: catalog slugs, row ids and the keys of public photos. */
const harmless = new Set([
  ...['categoryName', 'subcategoryName', 'productId', 'offerId', 'slug', 'role', 'state', 'what'],
  ...['id', 'listId', 'mailId', 'reviewId', 'file', 'topic', 'event'],
  ...['identity', 'factor', 'passkey', 'user', 'bucket', 'key'],
]);

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/'(\/[^']*)'/g), ([, path = '']) => path);

test('every path parameter is either harmless or redacted', async () => {
  const site = await startAuthSite(await openTestDatabase());
  await site.stop();
  const paths = [
    ...site.routes.map(({ path }) => path),
    ...pathsIn(textOf('../routes.ts')),
    ...pathsIn(textOf('../../auth/auth-service.server.ts')),
  ];
  expect(paths.length).toBeGreaterThan(100);
  const unknown = paths.filter((path) =>
    Array.from(path.matchAll(/:(\w+)/g)).some(
      ([part, name = '']) => !harmless.has(name) && redactPath(path).includes(part),
    ),
  );
  expect(unknown).toEqual([]);
});
