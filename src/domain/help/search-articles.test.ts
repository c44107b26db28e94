import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexArticles, searchArticles } from './search-articles';

const article = (slug: string, title: string, text = '', keywords: string[] = []) => ({
  slug,
  title,
  summary: `About ${slug}.`,
  keywords,
  text,
});

const index = indexArticles([
  article('alerts', 'Setting a price alert', 'We write when a store asks less.', ['notify']),
  article('delete', 'Deleting your account', 'Everything goes. Alerts go, too.', ['erase']),
  article(
    'shipping',
    'Shipping costs',
    'Free shipping begins at a threshold. Crème ships as well.',
  ),
  article('mails', 'Ending the letters', 'Unsubscribe from mail in the settings.'),
  article('badge', 'The “Save N%” badge', 'Anti-aging or not.'),
]);

const slugs = (query: string, limit = 10) =>
  searchArticles(index, query, limit).map(({ slug }) => slug);

test.each([
  ['alert', ['alerts', 'delete']],
  ['price alert', ['alerts']],
  ['price alerts', ['alerts']],
  ['ALERT price', ['alerts']],
  ['how do I delete my account?', ['delete']],
  ['erase', ['delete']],
  ['ship', ['shipping']],
  ['creme', ['shipping']],
  ['antiaging', ['badge']],
  ['aging', ['badge']],
  ['email', ['mails']],
  ['stop the emails', ['mails']],
  ['cancel mails', ['mails']],
  ['purchase', []],
  // No article has both words: articles with one are better than none.
  ['erase shipping', ['shipping', 'delete']],
  ['erase zzzzzz', ['delete']],
  ['zzzzzz', []],
  ['my alert does not come', ['alerts', 'delete']],
  ['   ', []],
  ['', []],
  ['?!', []],
])('%j finds %j', (query, expected) => {
  expect(slugs(query)).toEqual(expected);
});

describe('typos', () => {
  test.each([
    ['shiping', ['shipping']],
    ['alrets', ['alerts', 'delete']],
    ['acount', ['delete']],
    ['treshold', ['shipping']],
  ])('%j is understood', (query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  test('a word that occurs is not treated as a typo', () => {
    // 'asks' occurs in one article, so similar words are not searched.
    expect(slugs('asks')).toEqual(['alerts']);
  });

  test('highlights the intended word', () => {
    expect(searchArticles(index, 'shiping', 1)[0]?.words).toEqual(['shipping']);
  });
});

test('ranks a match in the title before one in the text', () => {
  const [first] = searchArticles(index, 'alert', 10);
  expect(first).toEqual({
    slug: 'alerts',
    title: 'Setting a price alert',
    excerpt: 'About alerts.',
    words: ['alert'],
  });
});

test('shows the matching sentence', () => {
  expect(searchArticles(index, 'threshold', 1)[0]?.excerpt).toBe(
    'Free shipping begins at a threshold.',
  );
});

test('respects the limit and keeps excerpts short', () => {
  const long = indexArticles([article('long', 'x', `word ${'longer '.repeat(100)}needle.`)]);
  expect(searchArticles(long, 'needle', 1)[0]?.excerpt.length).toBeLessThanOrEqual(182);
  expect(slugs('a', 1)).toHaveLength(1);
});

test('accepts any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (query) => {
      expect(slugs(query).length).toBeLessThanOrEqual(5);
    }),
  );
});
