import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInRouter } from '../../../tests/browser/render-in-router';
import { Pagination } from './pagination';

const hrefFor = (page: number) => `/products?page=${page}`;
const link = (name: string) => page.getByRole('link', { name, exact: true });

afterEach(() => page.viewport(1024, 768));

test('is left out when there is only one page', async () => {
  const { container } = await renderInRouter(
    <Pagination page={1} pageCount={1} hrefFor={hrefFor} />,
  );
  expect(container.textContent).toBe('');
});

test('marks the current page and leads to the others', async () => {
  const { address } = await renderInRouter(<Pagination page={3} pageCount={9} hrefFor={hrefFor} />);
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect.element(link('Page 3')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Page 2')).not.toHaveAttribute('aria-current');
  await link('Page 4').click();
  expect(address()).toBe('/products?page=4');
  await link('Previous').click();
  expect(address()).toBe('/products?page=2');
  await link('Next').click();
  expect(address()).toBe('/products?page=4');
});

test('works from the keyboard in reading order', async () => {
  const { address } = await renderInRouter(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />);
  for (const name of ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']) {
    await userEvent.tab();
    await expect.element(link(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/products?page=3');
});

test('has no step beyond the first and the last page', async () => {
  const first = await renderInRouter(<Pagination page={1} pageCount={3} hrefFor={hrefFor} />);
  await expect.element(link('Next')).toBeVisible();
  await expect.element(link('Previous')).not.toBeInTheDocument();
  await first.unmount();
  await renderInRouter(<Pagination page={3} pageCount={3} hrefFor={hrefFor} />);
  await expect.element(link('Previous')).toBeVisible();
  await expect.element(link('Next')).not.toBeInTheDocument();
});

test('says "Page 3 of 9" instead of numbers on a phone', async () => {
  await page.viewport(390, 844);
  await renderInRouter(<Pagination page={3} pageCount={9} hrefFor={hrefFor} />);
  await expect.element(page.getByText('Page 3 of 9')).toBeVisible();
  await expect.element(link('Page 3')).not.toBeInTheDocument();
  await expect.element(link('Next')).toBeVisible();
});
