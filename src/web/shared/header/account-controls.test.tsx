import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AuthProvider, type AuthState } from '../auth/auth-context';
import { AccountControls } from './account-controls';

function render(state?: AuthState): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AuthProvider state={state}>
        <AccountControls />
      </AuthProvider>
    </MemoryRouter>,
  );
}

const signOut = async () => {};

test('signed out: a way to sign in', () => {
  const html = render();
  expect(html).toContain('href="/auth"');
  expect(html).toContain('Sign In');
});

test('signed in: favorites, profile and sign-out', () => {
  const user = { email: 'ada@example.com', createdAt: '2026-01-01T00:00:00Z' };
  const html = render({ user, loading: false, signOut });
  expect(html).toContain('href="/favorites"');
  expect(html).toContain('href="/profile"');
  expect(html).toContain('aria-label="Sign out"');
  expect(html).not.toContain('Sign In');
});

test('not known yet: neither, but the room is kept', () => {
  const html = render({ user: null, loading: true, signOut });
  expect(html).not.toContain('Sign In');
  expect(html).not.toContain('Sign out');
  expect(html).toContain('h-11');
});

test('used outside its provider it says so', () => {
  const outside = () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <AccountControls />
      </MemoryRouter>,
    );
  expect(outside).toThrow('useAuth must be used within an AuthProvider');
});
