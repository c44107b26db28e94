import { describe, expect, test } from 'vitest';
import { aFeedOffer, aFeedRow } from '../../../../tests/factories/feed-offer';
import { classifyRow, repeatedRow, unchangedRow } from '../run/classify-row';
import { addResults, addUnreadable, type EntryOutcome, withoutUnreadable } from './fold-report';
import { emptyReport } from './run-report';

const rules = { rulesVersion: 'v1', rates: new Map(), isAccepted: false };
const nothing = { isTimed: false, classified: [], outcomes: [] };
const outcome: EntryOutcome = {
  state: 'placed',
  matchedBy: 'new',
  isNewProduct: true,
  withoutPlace: null,
  lack: null,
  foreign: null,
  pictureHost: null,
};

describe('the report of a run', () => {
  test('counts every row once, by what became of it', () => {
    const classified = [
      unchangedRow('placed', aFeedRow(aFeedOffer())),
      repeatedRow(aFeedRow(null)),
      classifyRow(aFeedRow(null), undefined, rules),
      classifyRow(aFeedRow(aFeedOffer()), undefined, rules),
    ];
    const report = addResults(emptyReport(), { isTimed: true, classified, outcomes: [outcome] });
    expect(report).toMatchObject({ read: 4, unchanged: 1, bad: 2, new: 1, newProducts: 1 });
    expect(report.states.placed).toBe(2);
    expect(report.lost.map(({ count }) => count)).toEqual([1, 1]);
    expect(report.isTimed).toBe(true);
  });

  test('counts prices without a currency in every run, also if nothing has changed', () => {
    const row = aFeedRow(aFeedOffer({ currency: null }));
    const classified = [unchangedRow('incomplete', row), unchangedRow('placed', row)];
    const report = addResults(emptyReport(), { ...nothing, classified });
    expect(report).toMatchObject({ unchanged: 2, withoutCurrency: 1 });
  });

  test('of two parts is the report of both, and leaves the first as it was', () => {
    const rows = { ...nothing, outcomes: [{ ...outcome, pictureHost: 'cdn.example' }, outcome] };
    const first = addResults(emptyReport(), rows);
    const before = structuredClone(first);
    const both = { ...nothing, outcomes: [...rows.outcomes, ...rows.outcomes] };
    expect(addResults(first, rows)).toEqual(addResults(emptyReport(), both));
    expect(first).toEqual(before);
  });

  test('counts categories without a place apart from those not sold here', () => {
    const of = (category: string, isRefused: boolean): EntryOutcome => ({
      ...{ ...outcome, state: 'unplaced', withoutPlace: { isRefused, category } },
    });
    const outcomes = [of('Gloop', false), of('Gloop', false), of('Pets', true)];
    const report = addResults(emptyReport(), { ...nothing, outcomes });
    expect(report.unplaced).toEqual([{ category: 'Gloop', count: 2 }]);
    expect(report.refused).toEqual([{ category: 'Pets', count: 1 }]);
    expect(report.refusedEntries).toBe(1);
  });

  test('counts unreadable entries again when a run is resumed', () => {
    const sample = { line: 3, field: '', value: 'x', reason: 'it has 9 cells instead of 5' };
    const problems = { lost: [{ reason: sample.reason, count: 2, sample }], examples: [sample] };
    const read = addUnreadable(emptyReport(), problems);
    expect(read).toMatchObject({ bad: 2, unreadable: 2, problems: [sample] });
    expect(addUnreadable(withoutUnreadable(read), problems)).toEqual(read);
  });
});
