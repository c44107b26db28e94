import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { useFullPageLoad } from './use-full-page-load';

const link = (name: string) => page.getByRole('link', { name });

function Page({ onSubmit, onPress }: { onSubmit: () => void; onPress: () => void }) {
  useFullPageLoad();
  return (
    <>
      <Link to="/products">Products</Link>
      <button type="button" onClick={onPress}>
        Press
      </button>
      <main>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <button type="submit">Generate</button>
        </form>
      </main>
    </>
  );
}

/** Clicks a link without following it, and says whether the page noticed. */
async function isSeenByPage(name: string): Promise<boolean> {
  const seen = vi.fn();
  document.body.addEventListener('click', seen);
  await link(name).click();
  document.body.removeEventListener('click', seen);
  return seen.mock.calls.length > 0;
}

// Listening before the hook does, since it lets nothing through.
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};
beforeEach(() => window.addEventListener('click', stay, true));
afterEach(() => window.removeEventListener('click', stay, true));

test('leaves links to the browser and everything else to the page', async () => {
  const onSubmit = vi.fn();
  const onPress = vi.fn();
  await renderInRouter(<Page onSubmit={onSubmit} onPress={onPress} />);
  expect(await isSeenByPage('Products')).toBe(false);
  await page.getByRole('button', { name: 'Press' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Generate' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('gives links back to the router when the page is left', async () => {
  const first = await renderInRouter(<Page onSubmit={() => {}} onPress={() => {}} />);
  await first.unmount();
  await renderInRouter(<Link to="/products">Products</Link>);
  expect(await isSeenByPage('Products')).toBe(true);
});
