import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import type { RequestEnv } from '../request-env.server';
import { readBody } from './read-body.server';

const schema = z.object({
  name: z.string('is not text'),
  size: z.object({ ml: z.number('is not a number') }).optional(),
});

/** The parsed body, or the error. */
async function read(body: string | undefined, type = 'application/json'): Promise<unknown> {
  let result: unknown;
  const app = new Hono<RequestEnv>();
  app.post('/', async (c) => {
    result = await readBody(c, schema).catch((error: unknown) => error);
    return c.body(null, 204);
  });
  await app.request('/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    ...(body !== undefined && { body }),
  });
  return result;
}

async function refusal(...input: Parameters<typeof read>): Promise<AppError> {
  const error = await read(...input);
  if (error instanceof AppError && error.code === 'invalid_body') return error;
  throw new Error(`expected a refusal, got ${JSON.stringify(error)}`);
}

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON ;charset=utf-8',
])('reads a valid body of type %s', async (type) => {
  expect(await read('{"name":"é","more":1}', type)).toEqual({ name: 'é' });
});

test.each([
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/json-patch+json',
  'text/html, application/json',
])('rejects a body of type %j', async (type) => {
  expect((await refusal('{"name":"a"}', type)).message).toContain('application/json');
});

test.each([
  undefined,
  '',
  ' ',
  '{',
  '{"name":}',
  "{'name':'a'}",
  'undefined',
  '{"name":"a"}x',
  '\0',
])('rejects malformed JSON %j', async (body) => {
  expect((await refusal(body)).message).toBe('The body is not well-formed JSON.');
});

test.each<[string, Record<string, string>]>([
  ['{}', { name: 'is not text' }],
  ['{"name":1,"size":{"ml":"x"}}', { name: 'is not text', 'size.ml': 'is not a number' }],
  ['{"name":null}', { name: 'is not text' }],
])('rejects %s field by field', async (body, fields) => {
  expect((await refusal(body)).fields).toEqual(fields);
});

test.each(['null', '[]', '1', '"a"', 'true'])(
  'rejects %s, which is not an object',
  async (body) => {
    expect(await refusal(body)).toMatchObject({ code: 'invalid_body' });
  },
);

test('ignores keys that name a prototype', async () => {
  const attack =
    '{"name":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  const body = await read(attack);
  expect(body).toEqual({ name: 'a' });
  expect(Object.keys(Object(body))).toEqual(['name']);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('rejects a body with the deepest nesting that a megabyte allows', async () => {
  const deep = `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(await refusal(deep)).toMatchObject({ code: 'invalid_body' });
});
