import { describe, expect, test } from 'vitest';
import { helpSections } from '~/domain/help/help-category';
import { searchArticles } from '~/domain/help/search-articles';
import { sortTitles } from '~/domain/search/sorts';
import { popularQuestions } from '~/web/pages/help/popular-questions-text';
import { helpLibrary } from './help-library.server';
import { readArticle } from './read-article.server';

const { articles, bySlug, index } = helpLibrary('Glowfare');

test('has 12, 8, 15 and 6 articles, and six guides', () => {
  const counts = helpSections.map(
    ({ slug }) => articles.filter(({ category }) => category === slug).length,
  );
  expect(counts).toEqual([12, 8, 15, 6, 6]);
});

test('has unique URLs and titles', () => {
  expect(bySlug.size).toBe(47);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(47);
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  test('is short', () => {
    const words = article.text.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(250);
  });

  test('has no placeholders left and links only to existing articles', () => {
    expect(article.html).not.toMatch(/\{\w+\}/);
    const links = Array.from(
      article.html.matchAll(/href="\/help\/([^"#?]+)"/g),
      ([, slug]) => slug,
    );
    expect(links.filter((slug) => !bySlug.has(slug ?? ''))).toEqual([]);
    expect(links).not.toContain(article.slug);
  });

  test('is found by its own title', () => {
    const found = searchArticles(index, article.title, 3).map(({ slug }) => slug);
    expect(found).toContain(article.slug);
  });
});

test.each([
  ['refund', 'returning-a-product'],
  ['how do I delete my account', 'deleting-your-account'],
  ['alerts', 'setting-a-price-alert'],
  ['returns', 'returning-a-product'],
  ['cookies', 'what-we-store-about-you'],
  ['2fa', 'two-factor-authentication'],
  ['lost passkey', 'two-factor-authentication'],
  ['fingerprint', 'two-factor-authentication'],
  ['dark mode', 'accessibility-and-display'],
  ['fake discount', 'checking-a-discount'],
  ['unsubscribe', 'managing-your-alerts'],
  ['comission', 'how-we-earn-money'],
  ['pasword', 'signing-in-and-forgotten-passwords'],
  ['two-step', 'two-factor-authentication'],
  ['two step verification', 'two-factor-authentication'],
  ['money back', 'returning-a-product'],
  ['how do I get my money back?', 'returning-a-product'],
  ['mail not arriving', 'when-alerts-are-sent'],
  ['I don’t receive the confirmation email', 'creating-an-account'],
  ['stop newsletter', 'the-weekly-newsletter'],
  ['cancel the newsletter', 'the-weekly-newsletter'],
  ['turn off notifications', 'managing-your-alerts'],
  ['cannot log in', 'signing-in-and-forgotten-passwords'],
  ['my package never came', 'problems-with-an-order'],
  ['remove my account please', 'deleting-your-account'],
])('%j finds %s', (query, slug) => {
  expect(searchArticles(index, query, 3).map((found) => found.slug)).toContain(slug);
});

test.each(Object.values(sortTitles))('explains the order %j by its name in the menu', (title) => {
  expect(bySlug.get('sorting-products')?.html).toContain(`<strong>${title}</strong>`);
});

test('uses the brand name', () => {
  expect(helpLibrary('Schön').bySlug.get('where-you-buy')?.text).toMatch(/^Schön has no cart/);
});

test('has six frequent questions that link to articles', () => {
  const questions = popularQuestions('Glowfare');
  expect(questions).toHaveLength(6);
  expect(questions.filter(({ more }) => !bySlug.has(more.slug))).toEqual([]);
});

test.each([
  ['no front matter', 'Hello', 'does not begin with front matter'],
  ['an unknown field', '---\ntitle: A title\nauthor: me\n---\ntext', 'author'],
  ['no title', '---\norder: 1\n---\ntext', 'title'],
])('rejects a file with %s and names it', (_, file, reason) => {
  expect(() => readArticle('./articles/prices-deals/x.md', file)).toThrow(reason);
  expect(() => readArticle('./articles/prices-deals/x.md', file)).toThrow('prices-deals/x.md');
});
