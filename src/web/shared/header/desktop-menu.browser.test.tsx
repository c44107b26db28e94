import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { mainMenu } from '../site-map';
import { DesktopMenu } from './desktop-menu';

const label = (index: number) => mainMenu.at(index)?.label ?? '';
const item = (index: number) =>
  mainMenu.at(index)?.links
    ? page.getByRole('button', { name: label(index) })
    : page.getByRole('link', { name: label(index) });

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(1024, 768));

test('left and right go along the bar and around its ends', async () => {
  await renderInRouter(<DesktopMenu />);
  await userEvent.tab();
  await expect.element(item(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(item(-1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item(0)).toHaveFocus();
});

test('Right leaves an open list for the next item of the bar, and closes the list', async () => {
  await renderMenuWithoutHover();
  const index = mainMenu.findIndex(({ links }) => links);
  const first = page.getByRole('link', { name: mainMenu[index]?.links?.[0]?.label ?? '' });
  item(index).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item((index + 1) % mainMenu.length)).toHaveFocus();
  await expect.element(first).not.toBeInTheDocument();
});

/** The pointer stays where the last test left it, and a list opens under it. */
async function renderMenuWithoutHover() {
  await renderInRouter(
    <>
      <DesktopMenu />
      <button type="button" style={{ position: 'fixed', bottom: 0, right: 0 }}>
        Elsewhere
      </button>
    </>,
  );
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
}
