import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../durations';
import { lastDue, scheduledJobName } from './schedule';

test.each([
  ['in the middle of an hour', hourMs, '2026-03-01T12:34:56.789Z', '2026-03-01T12:00:00.000Z'],
  ['on the dot', hourMs, '2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z'],
  ['a moment before', hourMs, '2026-03-01T11:59:59.999Z', '2026-03-01T11:00:00.000Z'],
  ['every ten minutes', 10 * minuteMs, '2026-03-01T12:34:56Z', '2026-03-01T12:30:00.000Z'],
  ['every day', dayMs, '2026-03-01T23:59:00Z', '2026-03-01T00:00:00.000Z'],
])('%s', (_, everyMs, now, due) => {
  expect(lastDue(everyMs, new Date(now)).toISOString()).toBe(due);
});

test('a run has the same name wherever it is queued', () => {
  const due = new Date('2026-03-01T12:00:00Z');
  const { kind, keyOf } = scheduledJobName('tidy');
  expect([kind, keyOf(due)]).toEqual(['scheduled:tidy', 'scheduled:tidy:2026-03-01T12:00:00.000Z']);
});
