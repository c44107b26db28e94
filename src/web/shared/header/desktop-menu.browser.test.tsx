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
