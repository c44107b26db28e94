import { expect, test } from 'vitest';
import { findCommand, helpText } from './find-command';

const abouts = {
  inbox: { about: 'lists' },
  'inbox show': { about: 'shows' },
  'feed run': { about: 'reads' },
};
const find = (...words: string[]) => findCommand(words, (name) => name in abouts);

test.each([
  [['inbox'], { name: 'inbox', args: [] }],
  [['inbox', 'show'], { name: 'inbox show', args: [] }],
  [['inbox', 'frob'], { name: 'inbox', args: ['frob'] }],
  [['feed', 'run', 'store-a'], { name: 'feed run', args: ['store-a'] }],
  [['feed'], null],
  [[], null],
])('%j', (words, found) => {
  expect(find(...words)).toEqual(found);
});

test.each([
  [[], ['inbox', 'inbox show', 'feed run']],
  [['inbox'], ['inbox', 'inbox show']],
  [['feed'], ['feed run']],
  [['feed', 'run'], ['feed run']],
  [['feed', 'frob'], ['feed run']],
  [['nothing'], ['inbox', 'inbox show', 'feed run']],
])('help for %j names %j', (words, names) => {
  const [, , ...rows] = helpText(abouts, words).split('\n');
  expect(rows.map((row) => row.trim().split(/ {2,}/)[0])).toEqual(names);
});
