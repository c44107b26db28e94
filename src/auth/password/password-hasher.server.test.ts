import { hash as bcryptHash } from '@node-rs/bcrypt';
import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.server';

test('hashes with 19 MiB and two passes; others are outdated', async () => {
  const passwords = await createPasswordHasher();
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(passwords.isOutdated(hash)).toBe(false);
  const weak = await createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  expect(passwords.isOutdated(await weak.hash('correct horse'))).toBe(true);
  expect(passwords.isOutdated(await bcryptHash('correct horse', 4))).toBe(true);
});

test('verifies every known form, and none without a hash', async () => {
  const passwords = await createPasswordHasher();
  const hash = await passwords.hash('correct horse');
  expect(await passwords.verify(hash, 'correct horse')).toBe(true);
  expect(await passwords.verify(hash, 'wrong horse')).toBe(false);
  expect(await passwords.verify(await bcryptHash('correct horse', 4), 'correct horse')).toBe(true);
  expect(await passwords.verify(null, 'correct horse')).toBe(false);
  expect(await passwords.verify('not a hash', 'not a hash')).toBe(false);
});
