import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { showAs } from '../../../../tests/browser/show-as';
import { AccountControls } from './account-controls';

test('shows a sign-in link when signed out', async () => {
  showAs('signed out');
  await renderInRouter(<AccountControls />);
  const link = page.getByRole('link', { name: 'Sign In' });
  expect(link.element().getAttribute('href')).toBe('/auth');
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('shows favorites, profile and sign-out when signed in', async () => {
  showAs('signed in');
  const { container } = await renderInRouter(<AccountControls />);
  expect(container.querySelector('[href="/favorites"]')).not.toBeNull();
  expect(container.querySelector('[href="/profile"]')).not.toBeNull();
  expect(container.querySelector('[aria-label="Sign out"]')).not.toBeNull();
  expect(container.textContent).not.toContain('Sign In');
});

test('renders both while the session is unknown, and hides one by the stored hint', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AccountControls />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a class="[^"]*in-data-\[account=in\]:hidden[^>]*>Sign In/);
  expect(html).toMatch(/<div class="[^"]*hidden in-data-\[account=in\]:flex/);
});
