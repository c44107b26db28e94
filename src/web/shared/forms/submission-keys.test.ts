import { expect, test } from 'vitest';
import { submissionKeys } from './submission-keys.server';

const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const sent = {
  form: 'contact',
  key: '',
  values: { message: 'Hello there' },
  file: null,
  visitor: { ip: '192.0.2.1', userAgent: 'Browser' },
  now: at('12:04:00'),
};
const shares = (one: Partial<typeof sent>, other: Partial<typeof sent>) => {
  const [first] = submissionKeys({ ...sent, ...one });
  return submissionKeys({ ...sent, ...other }).includes(first);
};

test('treats a retry with the same key as one submission, at any time and from any network', () => {
  const later = { key: 'a', now: at('23:00:00'), visitor: { ip: '::1', userAgent: '' } };
  expect(shares({ key: 'a' }, later)).toBe(true);
  expect(shares({ key: 'a' }, { key: 'b' })).toBe(false);
});

test('treats changed content as a new submission', () => {
  expect(shares({ key: 'a' }, { key: 'a', values: { message: 'Hello, there' } })).toBe(false);
});

test('without a script, treats a double press as one submission, also at the edge of a window', () => {
  expect(shares({}, {})).toBe(true);
  expect(shares({ now: at('12:09:59') }, { now: at('12:10:01') })).toBe(true);
  expect(shares({ now: at('12:00:00') }, { now: at('12:20:00') })).toBe(false);
  expect(shares({}, { visitor: { ip: '192.0.2.2', userAgent: 'Browser' } })).toBe(false);
});
