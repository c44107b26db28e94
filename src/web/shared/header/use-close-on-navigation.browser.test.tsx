import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { useCloseOnNavigation } from './use-close-on-navigation';

function Menu({ close }: { close: () => void }) {
  useCloseOnNavigation(close);
  return <Link to="/help">Help</Link>;
}

test('closes after every navigation, also to the current page', async () => {
  const close = vi.fn();
  await renderInRouter(<Menu close={close} />);
  close.mockClear();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect.poll(() => close.mock.calls).toHaveLength(1);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect.poll(() => close.mock.calls).toHaveLength(2);
});

test('does not close on a re-render', async () => {
  const close = vi.fn();
  const { router } = await renderInRouter(<Menu close={close} />);
  close.mockClear();
  await router.revalidate();
  expect(close).not.toHaveBeenCalled();
});
