import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { signedOutAccount, unknownAccount } from '../auth/account-store';
import { AuthContext, type AuthState } from '../auth/auth-context';
import { AccountControls } from './account-controls';

function render(state: AuthState): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AuthContext value={state}>
        <AccountControls />
      </AuthContext>
    </MemoryRouter>,
  );
}

const signOut = async () => {};

test('shows a sign-in link when signed out', () => {
  const html = render({ ...signedOutAccount, signOut });
  expect(html).toContain('href="/auth"');
  expect(html).toContain('Sign In');
});

test('shows favorites, profile and sign-out when signed in', () => {
  const user = { id: '1', email: 'ada@example.com', createdAt: '2026-01-01T00:00:00Z' };
  const html = render({ ...signedOutAccount, user, signOut });
  expect(html).toContain('href="/favorites"');
  expect(html).toContain('href="/profile"');
  expect(html).toContain('aria-label="Sign out"');
  expect(html).not.toContain('Sign In');
});

test('renders both while the session is unknown, and hides one by the stored hint', () => {
  const html = render({ ...unknownAccount, signOut });
  expect(html).toMatch(/<a class="[^"]*in-data-\[account=in\]:hidden[^>]*>Sign In/);
  expect(html).toMatch(/<div class="[^"]*hidden in-data-\[account=in\]:flex/);
});

test('throws outside its provider', () => {
  const outside = () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <AccountControls />
      </MemoryRouter>,
    );
  expect(outside).toThrow('useAuth must be used within an AuthProvider');
});
