import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInRouter } from '../../../tests/browser/render-in-router';
import { Breadcrumb } from './breadcrumb';
import { ButtonLink } from './button-link';
import { TextLink } from './text-link';

test('a breadcrumb leads back and names the current page without a link', async () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Skincare', to: '/skincare' },
  ];
  const { address } = await renderInRouter(
    <Breadcrumb trail={trail} current="Serums" />,
    '/skincare/serums',
  );
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect.element(page.getByText('Serums')).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Serums' })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/skincare');
});

test('a text link to another site says that it opens a new tab, and hides where it came from', async () => {
  await renderInRouter(
    <TextLink to="https://store.example/" external>
      Store
    </TextLink>,
  );
  const link = page.getByRole('link', { name: 'Store (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a text link within the site stays in the tab', async () => {
  const { address } = await renderInRouter(<TextLink to="/help">Help</TextLink>);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  expect(address()).toBe('/help');
});

test('a link that looks like a button is a link, also when it is only an icon', async () => {
  const { address } = await renderInRouter(
    <>
      <ButtonLink to="/products">Browse</ButtonLink>
      <ButtonLink to="/favorites" label="Favorites">
        <svg aria-hidden="true" />
      </ButtonLink>
    </>,
  );
  await page.getByRole('link', { name: 'Browse' }).click();
  expect(address()).toBe('/products');
  await page.getByRole('link', { name: 'Favorites' }).click();
  expect(address()).toBe('/favorites');
});
