import { expect, test } from 'vitest';
import { findWakeupMode, updateWakeupMode } from '~/db/engine/wakeup.repo.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { chooseWakeups, stopUsingRedis } from './choose-wakeups.server';

const db = await openTestDatabase();

test('a site with Redis refuses a process without it, until Redis is given up', async () => {
  await updateWakeupMode(db, 'postgres');
  expect(await chooseWakeups({ db }, 'postgres')).toBe(false);
  expect(await chooseWakeups({ db }, 'redis')).toBe(true);
  expect(await chooseWakeups({ db }, 'redis')).toBe(false);
  expect(await findWakeupMode(db)).toBe('redis');
  await expect(chooseWakeups({ db }, 'postgres')).rejects.toThrow('Set REDIS_URL');
  await stopUsingRedis({ db });
  expect(await chooseWakeups({ db }, 'postgres')).toBe(false);
});
