import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../durations';
import { suggestedLimit } from './alert-condition';
import { alertRule as rule } from './alert-rule';
import { evaluateAlert } from './evaluate-alert';
import { type AlertKind, alertKinds, newAlertState } from './price-alert';
import { currentValue, type WatchedOffer, type WatchedProduct } from './watched-offer';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
const later = (days: number) => new Date(now.getTime() + days * dayMs);

type Given = Partial<Parameters<typeof evaluateAlert>[0]>;

function anAlert(given: Given = {}) {
  return {
    kind: 'price-below' as AlertKind,
    limitCents: 1_900,
    percent: null,
    retailerId: null,
    withShipping: false,
    paused: false,
    ...newAlertState(2_000),
    ...given,
  };
}

/** An offer of store 1 by default, seen an hour ago and again just now. */
function offer(priceCents: number, given: Partial<WatchedOffer> = {}): WatchedOffer {
  return {
    id: given.retailerId ?? 1,
    retailerId: 1,
    priceCents,
    inStock: true,
    since: ago(60),
    seenAt: ago(1),
    previousCents: 2_000,
    shippingCents: 599,
    freeShippingFromCents: 3_500,
    ...given,
  };
}
/** Seen at this price for the first time, just now. */
const once = (priceCents: number, given: Partial<WatchedOffer> = {}) =>
  offer(priceCents, { since: ago(1), ...given });
const soldOut = (given: Partial<WatchedOffer> = {}) => offer(2_000, { inStock: false, ...given });
const product = (...offers: WatchedOffer[]): WatchedProduct => ({
  size: { amount: 50, unit: 'ml' },
  offers,
});
const verdict = (alert: Given, ...offers: WatchedOffer[]) =>
  evaluateAlert(anAlert(alert), product(...offers), now, rule).verdict;

describe('a price below a limit', () => {
  test.each<[string, Given, WatchedOffer[], string]>([
    ['above the limit', {}, [offer(1_950)], 'quiet'],
    ['a cent above', {}, [offer(1_901)], 'quiet'],
    ['at the limit', {}, [offer(1_900)], 'due'],
    ['below it, seen twice', {}, [offer(1_500)], 'due'],
    ['below it, seen once, at the only store', {}, [once(1_500)], 'held'],
    [
      'below it, seen once, near another store',
      {},
      [once(1_800), offer(2_100, { retailerId: 2 })],
      'due',
    ],
    ['an 80% drop in one feed', {}, [once(400), offer(2_100, { retailerId: 2 })], 'held'],
    ['an 80% drop, seen again', {}, [offer(400), offer(2_100, { retailerId: 2 })], 'due'],
    ['just within 30% of the others', {}, [once(1_470), offer(2_100, { retailerId: 2 })], 'due'],
    ['just beyond', {}, [once(1_469), offer(2_100, { retailerId: 2 })], 'held'],
    [
      'the other store dropped as far at the same time',
      {},
      [once(400), once(420, { retailerId: 2 })],
      'held',
    ],
    [
      'the other store has just changed a little',
      {},
      [once(1_800), once(2_150, { retailerId: 2 })],
      'due',
    ],
    [
      'the other store is new too',
      {},
      [once(400), once(400, { retailerId: 2, previousCents: null })],
      'held',
    ],
    [
      'the other store is sold out',
      {},
      [once(400), soldOut({ retailerId: 2, priceCents: 420 })],
      'held',
    ],
    [
      'a new store, seen once, far below',
      {},
      [offer(2_000), once(500, { retailerId: 2, previousCents: null })],
      'held',
    ],
    [
      'a new store, seen once, near',
      {},
      [offer(2_000), once(1_850, { retailerId: 2, previousCents: null })],
      'due',
    ],
    ['a new store, alone and seen once', {}, [once(1_500, { previousCents: null })], 'held'],
    ['lower in two steps, each seen once', {}, [once(1_500, { previousCents: 1_600 })], 'due'],
    ['back from a wrong low price', {}, [once(2_000, { previousCents: 400 })], 'quiet'],
    ['sold out', {}, [soldOut({ priceCents: 1_500 })], 'quiet'],
    ['no offers', {}, [], 'quiet'],
    ['paused', { paused: true }, [offer(1_500)], 'quiet'],
    [
      'notified before',
      { armed: false, notifiedCents: 1_500, notifiedAt: ago(60) },
      [offer(1_500)],
      'quiet',
    ],
    [
      'notified, and lower still',
      { armed: false, notifiedCents: 1_500, notifiedAt: ago(60) },
      [offer(1_000)],
      'quiet',
    ],
    [
      'notified long ago, still the same',
      { armed: false, notifiedCents: 1_500, notifiedAt: later(-31) },
      [offer(1_500)],
      'quiet',
    ],
    [
      'notified long ago, lower now',
      { armed: false, notifiedCents: 1_500, notifiedAt: later(-31) },
      [offer(1_400)],
      'due',
    ],
    [
      'notified 29 days ago, lower now',
      { armed: false, notifiedCents: 1_500, notifiedAt: later(-29) },
      [offer(1_400)],
      'quiet',
    ],
    ['a different store', { retailerId: 2 }, [offer(1_500)], 'quiet'],
    ['the chosen store', { retailerId: 2 }, [offer(2_000), offer(1_500, { retailerId: 2 })], 'due'],
    ['with shipping, still above', { withShipping: true }, [offer(1_500)], 'quiet'],
    ['with shipping, below', { withShipping: true }, [offer(1_301)], 'due'],
    [
      'with shipping, free from a threshold',
      { withShipping: true, limitCents: 4_000 },
      [offer(3_600)],
      'due',
    ],
    [
      'cheaper without shipping, more expensive with it',
      { withShipping: true, limitCents: 3_500 },
      [offer(3_499)],
      'quiet',
    ],
  ])('%s', (_, alert, offers, expected) => {
    expect(verdict(alert, ...offers)).toBe(expected);
  });
});

describe('a price per fl oz below a limit', () => {
  const alert = { kind: 'unit-price-below' as const, limitCents: 887, baseCents: 1_183 };
  test.each<[string, Given, WatchedOffer[], string]>([
    ['above', {}, [offer(1_501)], 'quiet'],
    ['at it', {}, [offer(1_500)], 'due'],
    ['seen once', {}, [once(1_500)], 'held'],
    ['with shipping', { withShipping: true }, [offer(1_500)], 'quiet'],
    ['at the chosen store', { retailerId: 2 }, [offer(1_000)], 'quiet'],
  ])('%s', (_, given, offers, expected) => {
    expect(verdict({ ...alert, ...given }, ...offers)).toBe(expected);
  });
  test('is unknown without a size', () => {
    const unsized = { ...product(offer(1)), size: null };
    expect(evaluateAlert(anAlert(alert), unsized, now, rule).verdict).toBe('quiet');
  });
});

describe('a drop of at least 10%', () => {
  const alert = { kind: 'drop' as const, percent: 10, limitCents: null };
  test.each<[string, Given, WatchedOffer[], string]>([
    ['9.95%', {}, [offer(1_801)], 'quiet'],
    ['10%', {}, [offer(1_800)], 'due'],
    ['seen once and alone', {}, [once(1_800)], 'held'],
    ['from a base that rose meanwhile', { baseCents: 3_000 }, [offer(2_700)], 'due'],
    ['no price was known yet', { baseCents: null }, [offer(1_000)], 'quiet'],
    [
      'notified, and 10% more',
      { armed: false, baseCents: 1_800, notifiedCents: 1_800, notifiedAt: ago(9) },
      [offer(1_600)],
      'quiet',
    ],
    ['not enough with shipping', { withShipping: true, baseCents: 2_599 }, [offer(1_800)], 'quiet'],
    ['enough with shipping', { withShipping: true, baseCents: 2_599 }, [offer(1_740)], 'due'],
    [
      'another store was always cheaper',
      {},
      [offer(1_000), offer(1_900, { retailerId: 2 })],
      'due',
    ],
  ])('%s', (_, given, offers, expected) => {
    expect(verdict({ ...alert, ...given }, ...offers)).toBe(expected);
  });
  test('is measured from the highest confirmed price since it was armed', () => {
    const rising = (seen: WatchedOffer) =>
      evaluateAlert(anAlert(alert), product(seen), now, rule).state.baseCents;
    expect(rising(offer(2_500))).toBe(2_500);
    expect(rising(once(2_500))).toBe(2_000);
    expect(rising(offer(1_900))).toBe(2_000);
  });
});

describe('back in stock', () => {
  const alert = { kind: 'back-in-stock' as const, limitCents: null };
  test.each<[string, Given, WatchedOffer[], string]>([
    ['still sold out', {}, [soldOut()], 'quiet'],
    ['back, seen once', {}, [once(2_000)], 'due'],
    [
      'back at another store',
      { retailerId: 2 },
      [offer(2_000), soldOut({ retailerId: 2 })],
      'quiet',
    ],
    [
      'back at the chosen store',
      { retailerId: 2 },
      [soldOut(), once(2_000, { retailerId: 2 })],
      'due',
    ],
    ['notified before', { armed: false, notifiedAt: ago(9) }, [offer(2_000)], 'quiet'],
    ['paused', { paused: true }, [offer(2_000)], 'quiet'],
  ])('%s', (_, given, offers, expected) => {
    expect(verdict({ ...alert, ...given }, ...offers)).toBe(expected);
  });
  test('re-arms only after two sold-out observations', () => {
    const notifiedAlert = anAlert({ ...alert, armed: false, notifiedAt: ago(90) });
    const armedBy = (...offers: WatchedOffer[]) =>
      evaluateAlert(notifiedAlert, product(...offers), now, rule).state.armed;
    expect(armedBy(soldOut({ since: ago(1) }))).toBe(false);
    expect(armedBy(soldOut())).toBe(true);
    expect(armedBy(soldOut(), offer(2_000, { retailerId: 2 }))).toBe(false);
  });
});

describe('the state of an alert', () => {
  const run = (alert: Given, at: Date, ...offers: WatchedOffer[]) =>
    evaluateAlert(anAlert(alert), product(...offers), at, rule);

  test('the price before the drop is the earlier price in the email', () => {
    const before = run({ baseCents: 2_500 }, now, offer(2_200));
    expect(before.state.baseCents).toBe(2_200);
    expect(run(before.state, now, offer(1_700)).notification).toEqual({
      offerId: 1,
      valueCents: 1_700,
      beforeCents: 2_200,
    });
  });
  test('an unconfirmed drop keeps the earlier price and is rechecked', () => {
    const { state } = run({}, now, once(400));
    expect(state).toMatchObject({ armed: true, baseCents: 2_000, heldSince: now });
    expect(state.checkAt?.getTime()).toBe(now.getTime() + rule.checkEveryMs);
    const still = run(state, later(1), once(400)).state;
    expect(still.heldSince).toEqual(now);
    expect(run(state, later(3), once(400)).state).toMatchObject({ heldSince: now, checkAt: null });
    expect(run(state, later(3), offer(400)).verdict).toBe('due');
    expect(run(state, now, offer(2_000)).state).toMatchObject({ heldSince: null, checkAt: null });
  });
  test('re-arms when the price rises above the limit and the notified price', () => {
    const notifiedState = {
      armed: false,
      notifiedCents: 1_899,
      notifiedAt: ago(60),
      baseCents: 1_899,
    };
    const armed = (...offers: WatchedOffer[]) => run(notifiedState, now, ...offers).state.armed;
    expect(armed(offer(1_901))).toBe(false);
    expect(armed(offer(1_936))).toBe(false);
    expect(armed(offer(1_937))).toBe(true);
    expect(armed(soldOut())).toBe(false);
    // A wrong high price seen once must not cause a second email about the same drop.
    expect(armed(once(9_900, { previousCents: 1_899 }))).toBe(false);
    expect(armed(once(2_100, { previousCents: 1_899 }), offer(2_200, { retailerId: 2 }))).toBe(
      true,
    );
  });
});

const cents = fc.integer({ min: 1, max: 20_000 });
const anyOffer = fc
  .record({
    retailerId: fc.integer({ min: 1, max: 3 }),
    priceCents: cents,
    inStock: fc.boolean(),
    previousCents: fc.option(cents),
    firstSeen: fc.integer({ min: 2, max: 90 }),
    twice: fc.boolean(),
  })
  .map(({ firstSeen, twice, ...rest }) =>
    offer(rest.priceCents, {
      ...rest,
      since: ago(firstSeen),
      seenAt: ago(twice ? firstSeen - 1 : firstSeen),
    }),
  );
const offers = fc.uniqueArray(anyOffer, { maxLength: 3, selector: ({ id }) => id });
const anyAlert = fc
  .record({
    kind: fc.constantFrom(...alertKinds),
    limitCents: cents,
    percent: fc.integer({ min: 1, max: 90 }),
    retailerId: fc.option(fc.integer({ min: 1, max: 3 })),
    withShipping: fc.boolean(),
    baseCents: fc.option(cents),
  })
  .map((given) => anAlert(given));

describe('for any prices', () => {
  test('the same offers never notify twice, however much time passes', () => {
    fc.assert(
      fc.property(
        anyAlert,
        offers,
        fc.array(fc.integer({ min: 0, max: 400 })),
        (alert, list, days) => {
          let watching = alert;
          let mails = 0;
          for (const day of [0, ...days.toSorted((a, b) => a - b)]) {
            const result = evaluateAlert(watching, product(...list), later(day), rule);
            watching = { ...watching, ...result.state };
            if (result.verdict === 'due') mails += 1;
          }
          expect(mails).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
  test('between two emails the price rose, or dropped further after the re-arm time', () => {
    fc.assert(
      fc.property(
        anyAlert.filter(({ kind }) => kind !== 'back-in-stock'),
        fc.array(fc.record({ list: offers, hours: fc.integer({ min: 1, max: 900 }) }), {
          maxLength: 12,
        }),
        (alert, story) => {
          let watching = alert;
          let last: { cents: number; hours: number; rose: boolean } | null = null;
          let clock = 0;
          for (const { list, hours } of story) {
            clock += hours;
            const at = new Date(now.getTime() + clock * hourMs);
            const result = evaluateAlert(watching, product(...list), at, rule);
            watching = { ...watching, ...result.state };
            const today = currentValue(alert, product(...list));
            if (last && today !== null && today > last.cents) last.rose = true;
            if (result.verdict !== 'due' || !result.notification) continue;
            if (last) {
              const setTimeOver = (clock - last.hours) * hourMs >= rule.rearmAfterMs;
              expect(
                last.rose || (setTimeOver && result.notification.valueCents < last.cents),
              ).toBe(true);
            }
            last = { cents: result.notification.valueCents, hours: clock, rose: false };
          }
        },
      ),
    );
  });
  test('a price far below all others that was seen once never notifies', () => {
    fc.assert(
      fc.property(anyAlert, cents, fc.integer({ min: 81, max: 99 }), (alert, usual, percent) => {
        const fallen = Math.floor((usual * (100 - percent)) / 100);
        if (fallen === 0 || alert.kind === 'back-in-stock') return;
        const quiet = {
          ...alert,
          limitCents: Math.min(alert.limitCents ?? 0, fallen),
          baseCents: usual,
        };
        const list = [once(fallen, { previousCents: usual }), offer(usual, { retailerId: 2 })];
        const { verdict: said, notification: news } = evaluateAlert(
          quiet,
          product(...list),
          now,
          rule,
        );
        if (said === 'due') expect(news?.offerId).toBe(2);
      }),
    );
  });
  test('notifications are about an offer in stock at the requested store', () => {
    fc.assert(
      fc.property(anyAlert, offers, (alert, list) => {
        const { notification: news } = evaluateAlert(alert, product(...list), now, rule);
        if (!news) return;
        const offer = list.find(({ id }) => id === news.offerId);
        expect(offer?.inStock).toBe(true);
        expect(alert.retailerId ?? offer?.retailerId).toBe(offer?.retailerId);
      }),
    );
  });
  test('the suggested price is 5% below today’s and never above', () => {
    expect([2_000, 1_999, 1].map(suggestedLimit)).toEqual([1_900, 1_899, 1]);
    fc.assert(fc.property(cents, (today) => suggestedLimit(today) <= today));
  });
});
