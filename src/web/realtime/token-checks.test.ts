import { expect, test } from 'vitest';
import type { Person } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import { minuteMs } from '~/domain/durations';
import { createTokenChecks } from './token-checks.server';

const person: Person = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: null,
  sessionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  aal: 'aal1',
  isAnonymous: false,
  provenAt: null,
};

/** A verifier that counts calls and resolves on demand. */
function counted(answer: (token: string) => Promise<Person>, bounds = {}) {
  const asked: string[] = [];
  const verify = (token: string) => {
    asked.push(token);
    return answer(token);
  };
  const checks = createTokenChecks(
    { verify },
    { maxTokenChecks: 3, tokenCacheMs: minuteMs, ...bounds },
  );
  return { asked, checks };
}

const refusal = () => new AppError('invalid_jwt', { message: 'invalid JWT' });

test('the same token is checked once, even while the check is pending', async () => {
  const { asked, checks } = counted(async () => person);
  const all = await Promise.all(Array.from({ length: 50 }, () => checks.verify('one')));
  expect(new Set(all)).toEqual(new Set([person]));
  await checks.verify('one');
  await checks.verify('two');
  expect(asked).toEqual(['one', 'two']);
});

test('a cached check expires', async () => {
  const { asked, checks } = counted(async () => person, { tokenCacheMs: 1 });
  await checks.verify('one');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await checks.verify('one');
  expect(asked).toEqual(['one', 'one']);
});

test('a refusal is cached, a failure is not', async () => {
  const { asked, checks } = counted(async (token) => {
    throw token === 'bad' ? refusal() : new AppError('auth_unavailable', { message: 'later' });
  });
  for (const token of ['bad', 'bad', 'unlucky', 'unlucky'])
    await expect(checks.verify(token)).rejects.toBeInstanceOf(AppError);
  expect(asked).toEqual(['bad', 'unlucky', 'unlucky']);
});

test('the number of concurrent checks is limited', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { checks } = counted(() => gate.then(() => person));
  const first = ['a', 'b', 'c'].map((token) => checks.verify(token));
  await expect(checks.verify('d')).rejects.toMatchObject({ code: 'busy' });
  finish();
  await Promise.all(first);
  expect(await checks.verify('d')).toEqual(person);
});
