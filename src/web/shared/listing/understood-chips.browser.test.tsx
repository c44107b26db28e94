import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { UnderstoodChips } from './understood-chips';

test('each part is a link that searches for its words, or at any price', async () => {
  await renderInRouter(
    <UnderstoodChips
      parts={[
        { label: 'Serums', text: 'serum', to: '/products?search=%22serum%22' },
        { label: 'Under $20', text: null, to: '/products?search=serum' },
      ]}
    />,
  );
  const list = page.getByRole('list', { name: 'We looked for' });
  await expect
    .element(list.getByRole('link', { name: 'Serums . Search for the words “serum” instead' }))
    .toHaveAttribute('href', '/products?search=%22serum%22');
  await expect
    .element(list.getByRole('link', { name: 'Under $20 . Search at any price' }))
    .toHaveAttribute('href', '/products?search=serum');
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
});
