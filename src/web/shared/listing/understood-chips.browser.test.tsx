import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { UnderstoodChips } from './understood-chips';

test('each part is a link that searches for its words', async () => {
  await renderInRouter(
    <UnderstoodChips
      parts={[
        { label: 'Serums', text: 'serum', to: '/products?search=%22serum%22' },
        { label: 'Under $20', text: 'under 20', to: '/products?search=serum+%22under+20%22' },
      ]}
    />,
  );
  const list = page.getByRole('list', { name: 'We looked for' });
  await expect
    .element(
      list.getByRole('link', { name: 'Under $20 : search for the words “under 20” instead' }),
    )
    .toHaveAttribute('href', '/products?search=serum+%22under+20%22');
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
});
