import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { useSavedView } from './use-saved-view';

function Favorites() {
  const { shown, show, hrefFor } = useSavedView();
  return (
    <>
      <p role="status">{`${shown.list ?? 'first list'}, ${shown.sort}, page ${shown.page}`}</p>
      <button type="button" onClick={() => show({ sort: 'price-low', page: 1 })}>
        Cheapest first
      </button>
      <button type="button" onClick={() => show({ list: 'gifts', page: 1 }, { replace: false })}>
        Gifts
      </button>
      <a href={hrefFor(3)}>Page 3</a>
    </>
  );
}
const shown = page.getByRole('status');

test('reads the view from the address and ignores what makes no sense there', async () => {
  const first = await renderInRouter(<Favorites />, '/favorites?list=gifts&page=2');
  await expect.element(shown).toHaveTextContent('gifts, newest, page 2');
  await expect
    .element(page.getByRole('link', { name: 'Page 3' }))
    .toHaveAttribute('href', '/favorites?list=gifts&page=3');
  await first.unmount();
  await renderInRouter(<Favorites />, '/favorites?sort=color&page=-1');
  await expect.element(shown).toHaveTextContent('first list, newest, page 1');
});

test('a change goes into the address; a new list can be left with Back', async () => {
  const { address, router } = await renderInRouter(<Favorites />, '/favorites?page=2');
  await page.getByRole('button', { name: 'Gifts' }).click();
  await expect.poll(address).toBe('/favorites?list=gifts');
  expect(router.state.historyAction).toBe('PUSH');
  await page.getByRole('button', { name: 'Cheapest first' }).click();
  await expect.poll(address).toContain('list=gifts&sort=');
  expect(router.state.historyAction).toBe('REPLACE');
  await router.navigate(-1);
  await expect.element(shown).toHaveTextContent('first list, newest, page 2');
});
