import { describe, expect, test } from 'vitest';
import { emptyTypeAhead, itemAfterKey, type TypeAheadState, typeAhead } from './menu-keys';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
])('%s from item %i moves to %s', (key, index, target) => {
  expect(itemAfterKey(key, index, 3)).toBe(target);
});

test('does nothing in an empty menu', () => {
  expect(itemAfterKey('ArrowDown', -1, 0)).toBeNull();
});

describe('type-ahead', () => {
  const labels = [
    'All Products',
    'New Arrivals',
    'Best Sellers',
    'On Sale',
    'Skincare',
    'Supplements',
  ];

  /** Types keys, each with the milliseconds since the previous one; returns the reached items. */
  function type(keys: readonly [key: string, afterMs: number][], start = -1) {
    let typed: TypeAheadState = emptyTypeAhead;
    let index = start;
    let now = 5_000;
    for (const [key, afterMs] of keys) {
      now += afterMs;
      const result = typeAhead(typed, key, { labels, index, now });
      typed = result.typed;
      index = result.target ?? index;
    }
    return labels[index] ?? null;
  }

  test('moves to the item that starts with a letter', () => {
    expect(type([['n', 0]])).toBe('New Arrivals');
    expect(type([['B', 0]])).toBe('Best Sellers');
  });

  test('combines letters within a second into one word', () => {
    expect(
      type([
        ['s', 0],
        ['u', 999],
      ]),
    ).toBe('Supplements');
    expect(
      type([
        ['a', 0],
        ['l', 100],
        ['l', 100],
        [' ', 100],
        ['p', 100],
      ]),
    ).toBe('All Products');
  });

  test('starts over after a second', () => {
    expect(
      type([
        ['s', 0],
        ['o', 1_000],
      ]),
    ).toBe('On Sale');
  });

  test('repeating a letter cycles through the items that start with it', () => {
    expect(
      type([
        ['s', 0],
        ['s', 100],
      ]),
    ).toBe('Supplements');
    expect(
      type([
        ['s', 0],
        ['s', 100],
        ['s', 100],
      ]),
    ).toBe('Skincare');
  });

  test('stays when no item matches', () => {
    expect(type([['z', 0]], 2)).toBe('Best Sellers');
    expect(type([['z', 0]])).toBeNull();
  });
});
