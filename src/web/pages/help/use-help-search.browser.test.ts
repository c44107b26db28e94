import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { stubFetch } from '../../../../tests/browser/stub-fetch';
import { useHelpSearch } from './use-help-search';

const article = (slug: string, title: string) => ({
  slug,
  title,
  summary: '',
  keywords: [],
  text: '',
});
const articles = {
  items: [article('alerts', 'Price alerts'), article('returns', 'Returning a product')],
};
const fromServer = [{ slug: 'server', title: 'From the server', excerpt: '', words: [] }];

const renderSearch = (query = '') =>
  renderHook((now?: string) => useHelpSearch(now ?? '', fromServer), {
    initialProps: query,
  });
const slugs = (answer: ReturnType<typeof useHelpSearch>['answer']) =>
  typeof answer === 'string' ? answer : answer.map(({ slug }) => slug);

test("shows the server's results until the text changes", async () => {
  const requests = stubFetch(() => articles);
  const { result, act } = await renderSearch('alerts');
  expect(slugs(result.current.answer)).toEqual(['server']);
  expect(requests).toEqual([]);
  await act(() => result.current.change('returning'));
  expect(result.current.answer).toBe('searching');
  await expect.poll(() => slugs(result.current.answer)).toEqual(['returns']);
});

test('loads the articles once, even if the box is focused repeatedly', async () => {
  const requests = stubFetch(() => articles);
  const { result, act } = await renderSearch();
  await act(() => result.current.prepare());
  await act(() => result.current.prepare());
  await act(() => result.current.change('alert'));
  await expect.poll(() => slugs(result.current.answer)).toEqual(['alerts']);
  expect(requests.map(({ path }) => path)).toEqual(['/api/help/articles']);
});

test('reports a failed load and retries on the next key', async () => {
  let isUp = false;
  stubFetch(() => (isUp ? articles : new Response('', { status: 503 })));
  const { result, act } = await renderSearch();
  await act(() => result.current.change('aler'));
  await expect.poll(() => result.current.answer).toBe('failed');
  isUp = true;
  await act(() => result.current.change('alert'));
  await expect.poll(() => slugs(result.current.answer)).toEqual(['alerts']);
});

test('updates the box when the query changes through back, forward or a form', async () => {
  stubFetch(() => articles);
  const { result, act, rerender } = await renderSearch('alerts');
  await act(() => result.current.change('returns'));
  await rerender('emails');
  expect(result.current.text).toBe('emails');
  expect(slugs(result.current.answer)).toEqual(['server']);
});
