import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { CompareHost } from './compare-host';
import { CompareLink } from './compare-link';
import { parseCompared } from './compared-store';

const tray = page.getByRole('region', { name: 'Products to compare' });

afterEach(() => localStorage.clear());

async function renderLinks() {
  return renderInRouter(
    <>
      {[1, 2, 3, 4, 5].map((id) => (
        <CompareLink key={id} product={{ id, name: `Serum ${id}` }} className="button">
          Compare
        </CompareLink>
      ))}
      <CompareHost />
    </>,
  );
}

const add = (id: number) => page.getByRole('link', { name: `Compare Serum ${id}` }).click();

test('collects up to four products, and leads to their comparison', async () => {
  const { address } = await renderLinks();
  for (const id of [1, 2, 3, 4, 5]) await add(id);
  await expect.element(tray.getByRole('listitem').nth(3)).toBeVisible();
  await expect.element(tray.getByRole('listitem')).toHaveLength(4);
  expect(address()).toBe('/');
  await tray.getByRole('button', { name: 'Remove Serum 2 from the comparison' }).click();
  await expect.element(tray.getByRole('status')).toHaveTextContent('3 of 4');
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect.poll(address).toBe('/compare?ids=1,3,4');
  await expect.element(tray).not.toBeInTheDocument();
});

test('marks the links of chosen products, also new ones, and removes a product with its link', async () => {
  await renderLinks();
  const link = (id: number) => page.getByRole('link', { name: `Compare Serum ${id}` });
  await add(1);
  await add(2);
  await expect.element(link(1)).toHaveAttribute('aria-current', 'true');
  await expect.element(link(3)).not.toHaveAttribute('aria-current');
  const later = document.createElement('a');
  Object.assign(later, { href: '/compare?ids=2', ariaLabel: 'Compare Serum 2, again' });
  document.body.append(later);
  await expect.poll(() => later.ariaCurrent).toBe('true');
  later.remove();
  await add(1);
  await expect.element(tray.getByRole('status')).toHaveTextContent('1 of 4');
  await expect.element(link(1)).not.toHaveAttribute('aria-current');
  await expect.element(link(2)).toHaveAttribute('aria-current', 'true');
});

test('remembers the choice on this device until it is cleared', async () => {
  localStorage.setItem('glowfare-compare', JSON.stringify([{ id: 7, name: 'Night Cream' }]));
  await renderLinks();
  await expect.element(tray.getByText('Night Cream')).toBeVisible();
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect.element(tray).not.toBeInTheDocument();
  expect(localStorage.getItem('glowfare-compare')).toBeNull();
});

test.for([
  ['nothing', null, []],
  ['broken text', '[{', []],
  ['another type', '{"id":1}', []],
  [
    'bad entries',
    '[null,5,{"id":-1,"name":"a"},{"id":1.5,"name":"a"},{"id":3},{"id":4,"name":"Four"},{"id":4,"name":"Four"}]',
    [{ id: 4, name: 'Four' }],
  ],
] as const)('reads %s', ([, text, expected]) => {
  expect(parseCompared(text)).toEqual(expected);
});
