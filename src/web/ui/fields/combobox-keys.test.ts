import { expect, test } from 'vitest';
import { comboboxMove, nextOption } from './combobox-keys';

const closed = { altKey: false, composing: false, open: false, highlighted: false, hasText: false };
const open = { ...closed, open: true };

test.each([
  ['ArrowDown opens a closed list', { ...closed, key: 'ArrowDown' }, 'next'],
  ['ArrowUp opens it from the end', { ...closed, key: 'ArrowUp' }, 'previous'],
  ['Alt with ArrowUp closes', { ...open, key: 'ArrowUp', altKey: true }, 'close'],
  ['Enter takes the highlighted option', { ...open, key: 'Enter', highlighted: true }, 'choose'],
  ['Enter without one is left to the form', { ...open, key: 'Enter' }, null],
  ['Enter on a closed list, too', { ...closed, key: 'Enter', highlighted: true }, null],
  ['Escape closes first', { ...open, key: 'Escape', hasText: true }, 'close'],
  ['then clears', { ...closed, key: 'Escape', hasText: true }, 'clear'],
  ['then is left to the element around the box', { ...closed, key: 'Escape' }, null],
  ['Home moves the caret', { ...open, key: 'Home' }, null],
  ['composing a word', { ...open, key: 'Enter', highlighted: true, composing: true }, null],
] as const)('%s', (_, state, move) => {
  expect(comboboxMove(state)).toBe(move);
});

test.each([
  [null, 'next', 'a'],
  ['a', 'next', 'b'],
  ['c', 'next', 'a'],
  [null, 'previous', 'c'],
  ['a', 'previous', 'c'],
  ['b', 'previous', 'a'],
  ['gone', 'next', 'a'],
  ['gone', 'previous', 'c'],
] as const)('from %s the %s option is %s', (current, move, next) => {
  expect(nextOption(['a', 'b', 'c'], current, move)).toBe(next);
});

test('an empty list has nothing to highlight', () => {
  expect(nextOption([], null, 'next')).toBeNull();
  expect(nextOption([], null, 'previous')).toBeNull();
});
