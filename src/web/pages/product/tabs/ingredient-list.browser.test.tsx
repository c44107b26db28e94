import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { preferencesStorageKey } from '~/web/shared/preferences/device-preferences';
import { renderInRouter } from '../../../../../tests/browser/render-in-router';
import { showAs } from '../../../../../tests/browser/show-as';
import { stubFetch } from '../../../../../tests/browser/stub-fetch';
import type { LabelPartData } from '../page-data';
import { IngredientList } from './ingredient-list';

const part: LabelPartData = [
  null,
  false,
  null,
  [
    ['Aqua', 'solvent'],
    ['Parfum', 'fragrance'],
  ],
];
const own = { skinTypes: [], hairTypes: [], concerns: [], hides: false };

afterEach(() => localStorage.clear());

beforeEach(() => showAs('signed out'));

const renderList = () => renderInRouter(<IngredientList parts={[part]} productId={7} />);

test('marks what the person avoids, and says so above the list', async () => {
  const avoid = [{ slug: 'parfum', name: 'Parfum' }];
  localStorage.setItem(preferencesStorageKey, JSON.stringify({ ...own, avoid }));
  const text = 'Contains Parfum, which you avoid';
  const requests = stubFetch(() => ({ items: [{ productId: 7, text, avoided: ['parfum'] }] }));
  await renderList();
  await expect.element(page.getByText(/^Contains Parfum, which you avoid/)).toBeVisible();
  const items = page.getByRole('listitem');
  await expect.poll(() => items.nth(1).element().textContent).toContain('you avoid this');
  expect(items.nth(0).element().textContent).not.toContain('you avoid this');
  expect(requests).toMatchObject([{ path: '/api/preferences/marks', method: 'POST' }]);
});

test('asks nothing without preferences', async () => {
  const requests = stubFetch(() => ({ items: [] }));
  await renderList();
  await expect.element(page.getByRole('link', { name: 'Parfum' })).toBeVisible();
  expect(requests).toEqual([]);
});
