import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { createSuggestionSource, listingSuggestions, siteSuggestions } from './suggestion-source';

const nothing = {
  products: [],
  categories: [],
  subcategories: [],
  brands: [],
  ingredients: [],
  queries: [],
};
const asked = vi.fn(async (address: string | URL | Request) => {
  const status = String(address).includes('broken') ? 503 : 200;
  return Response.json(nothing, { status });
});
vi.stubGlobal('fetch', asked);
afterEach(() => asked.mockClear());
afterAll(() => void vi.unstubAllGlobals());

const signal = new AbortController().signal;

function aSource() {
  let time = 0;
  const source = createSuggestionSource({
    minQueryLength: 1,
    address: (text) => `/s?q=${text}`,
    now: () => time,
  });
  return { source, pass: (ms: number) => (time += ms) };
}

test('caches an answer for five minutes, regardless of case', async () => {
  const { source, pass } = aSource();
  expect(source.cached('rose')).toBeUndefined();
  await source.load('rose', signal);
  expect(source.cached('Rose')).toEqual(nothing);
  pass(5 * minuteMs - 1);
  expect(source.cached('rose')).toEqual(nothing);
  pass(1);
  expect(source.cached('rose')).toBeUndefined();
});

test('does not cache a failure', async () => {
  const { source } = aSource();
  await expect(source.load('broken', signal)).rejects.toThrow('503');
  expect(source.cached('broken')).toBeUndefined();
});

test('evicts the oldest of a hundred answers', async () => {
  const { source } = aSource();
  for (let number = 0; number <= 100; number += 1) await source.load(`text ${number}`, signal);
  expect(source.cached('text 0')).toBeUndefined();
  expect(source.cached('text 1')).toEqual(nothing);
  expect(source.cached('text 100')).toEqual(nothing);
});

test('sends the text as one parameter, including lone surrogates', async () => {
  await siteSuggestions.load('a&b=c \ud83d', signal);
  await listingSuggestions.load('rose', signal);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/suggest?q=a%26b%3Dc%20%EF%BF%BD',
    '/api/suggest?in=listing&q=rose',
  ]);
});
