import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs } from '../durations';
import { type DeliveryPreferences, deliveryTime, isTimeZone } from './delivery-time';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const always = { timeZone: 'UTC', quietFrom: null, quietTo: null, digestAt: null };

test.each<[string, string, Partial<DeliveryPreferences>, string]>([
  ['at once', '2026-03-01T12:00:30Z', {}, '2026-03-01T12:00:30Z'],
  [
    'in quiet hours',
    '2026-03-01T23:30:10Z',
    { quietFrom: at(22), quietTo: at(7) },
    '2026-03-02T07:00:00Z',
  ],
  [
    'after midnight',
    '2026-03-01T03:00:00Z',
    { quietFrom: at(22), quietTo: at(7) },
    '2026-03-01T07:00:00Z',
  ],
  [
    'when they begin',
    '2026-03-01T22:00:00Z',
    { quietFrom: at(22), quietTo: at(7) },
    '2026-03-02T07:00:00Z',
  ],
  [
    'when they end',
    '2026-03-01T07:00:59Z',
    { quietFrom: at(22), quietTo: at(7) },
    '2026-03-01T07:00:59Z',
  ],
  [
    'within a day',
    '2026-03-01T13:10:00Z',
    { quietFrom: at(13), quietTo: at(15) },
    '2026-03-01T15:00:00Z',
  ],
  ['as a digest', '2026-03-01T12:00:00Z', { digestAt: at(18, 30) }, '2026-03-01T18:30:00Z'],
  [
    'as tomorrow’s digest',
    '2026-03-01T19:00:00Z',
    { digestAt: at(18, 30) },
    '2026-03-02T18:30:00Z',
  ],
  [
    'as a digest in quiet hours',
    '2026-03-01T12:00:00Z',
    { digestAt: at(6), quietFrom: at(22), quietTo: at(7) },
    '2026-03-02T07:00:00Z',
  ],
  [
    'by the person’s clock',
    '2026-03-01T04:00:00Z',
    { timeZone: 'America/New_York', quietFrom: at(22), quietTo: at(7) },
    '2026-03-01T12:00:00Z',
  ],
  [
    'over the start of summer time',
    '2026-03-08T05:30:00Z',
    { timeZone: 'America/New_York', quietFrom: at(22), quietTo: at(7) },
    '2026-03-08T11:00:00Z',
  ],
  [
    'over the end of it',
    '2026-11-01T04:30:00Z',
    { timeZone: 'America/New_York', quietFrom: at(22), quietTo: at(7) },
    '2026-11-01T12:00:00Z',
  ],
])('%s', (_, now, preferences, expected) => {
  expect(deliveryTime(new Date(now), { ...always, ...preferences }).toISOString()).toBe(
    new Date(expected).toISOString(),
  );
});

test('delivers no later than a day of quiet hours plus a day for the digest, and never early', () => {
  const minutes = fc.integer({ min: 0, max: 1_439 });
  const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
  const preferences = fc.record({
    timeZone: fc.constantFrom(...zones),
    quietFrom: minutes,
    quietTo: minutes,
    digestAt: fc.option(minutes),
  });
  const times = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(times, preferences, (now, given) => {
      const wait = deliveryTime(now, given).getTime() - now.getTime();
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(51 * hourMs);
    }),
  );
});

test('accepts known time zones', () => {
  expect(['UTC', 'Europe/Berlin', 'Mars/Base', '', 'x'.repeat(99)].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
