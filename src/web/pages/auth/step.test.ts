import { expect, test } from 'vitest';
import { choosesPassword, firstStep } from './step';

test.each([
  [null, false, 'sign-in'],
  [null, true, 'sign-in'],
  ['sign-in', false, 'sign-in'],
  ['sign-in', true, 'link'],
  ['new-password', false, 'forgotten'],
  ['new-password', true, 'forgotten'],
  ['nonsense', true, 'sign-in'],
] as const)('with purpose %j and dead link %j, starts with %s', (purpose, dead, name) => {
  expect(firstStep(purpose, dead, null).name).toBe(name);
});

test('after a reload, the code from a requested email can still be entered', () => {
  const step = { name: 'mail', purpose: 'signup' };
  expect(firstStep(null, false, { purpose: 'signup' })).toEqual(step);
  // A dead link is reported first.
  expect(firstStep(null, true, { purpose: 'signup' })).toEqual({ name: 'sign-in' });
});

test('requires a new password only from people who requested a reset', () => {
  expect(choosesPassword('new-password', undefined)).toBe(true);
  expect(choosesPassword(null, { name: 'mail', purpose: 'recovery' })).toBe(true);
  expect(choosesPassword(null, undefined)).toBe(false);
  expect(choosesPassword(null, { name: 'mail', purpose: 'magiclink' })).toBe(false);
  // The person followed the link but then chose to sign in.
  expect(choosesPassword('new-password', { name: 'sign-in' })).toBe(false);
});
