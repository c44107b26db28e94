import { beforeEach, expect, test } from 'vitest';
import { rememberSearch } from './recent-searches';
import { suggestionGroups } from './suggestion-renderer';
import type { SuggestionsJson } from './suggestion-source';

const place = (id: string) => ({ id, name: id, path: `/${id}` });
const found: SuggestionsJson = {
  products: [],
  categories: [place('makeup')],
  subcategories: [{ ...place('lipstick'), category: 'Makeup' }],
  brands: [place('glow')],
  ingredients: [],
  queries: ['lipstick for dry lips'],
};
const onRecentCleared = () => {};

beforeEach(() => {
  for (const text of ['lip', 'rose serum', 'Lip gloss']) rememberSearch(text);
});

const shape = (input: Partial<Parameters<typeof suggestionGroups>[0]>) =>
  suggestionGroups({ found: null, query: '', hasBrowseLinks: true, ...input }).map(
    ({ label, options }) => [label, options.map(({ text, to }) => text || to)],
  );

test('an empty box has all recent searches first, and a way to clear them', () => {
  const groups = suggestionGroups({
    found: null,
    query: ' ',
    hasBrowseLinks: true,
    onRecentCleared,
  });
  expect(groups.map(({ label }) => label)).toEqual(['Recent searches', 'Browse']);
  expect(groups[0]?.options.map(({ key }) => key)).toEqual([
    'recent-0',
    'recent-1',
    'recent-2',
    'clear-recent',
  ]);
});

test('a text has the recent searches that it begins, then what was found', () => {
  expect(shape({ found, query: 'lip', onRecentCleared })).toEqual([
    ['Recent searches', ['Lip gloss']],
    ['Searches', ['lipstick for dry lips']],
    ['Categories', ['makeup']],
    ['Subcategories', ['lipstick']],
    ['Brands', ['glow']],
    [undefined, ['lip']],
  ]);
});

test('where they would not help, recent searches are left out', () => {
  expect(shape({ query: '' }).map(([label]) => label)).toEqual(['Browse']);
  expect(shape({ found, query: 'x', hasBrowseLinks: false }).map(([label]) => label)).toEqual([
    'Searches',
    'Categories',
    'Subcategories',
    'Brands',
  ]);
});
