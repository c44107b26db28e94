import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stubFetch } from '../../../../tests/browser/stub-fetch';
import { useConfirmation } from './use-confirmation';

const dialog = page.getByRole('dialog', { name: 'Please confirm it’s you' });
const opener = page.getByRole('button', { name: 'Remove device' });
const password = page.getByLabelText(/^Current password/);

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
const user = {
  id: '7f000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  aud: 'authenticated',
};
function session() {
  const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
  const payload = { sub: user.id, exp: expiresAt, aal: 'aal1', session_id: 's' };
  return {
    access_token: `${encode({ alg: 'none' })}.${encode(payload)}.AAAA`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: expiresAt,
    user,
  };
}

/** Our account service, which knows one password. */
function stubAccounts() {
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session()));
  return stubFetch(({ path, body }) => {
    if (path.endsWith('/api/accounts/client')) return { url: location.origin, anonKey: 'anon' };
    if (path.includes('/auth/v1/proof')) {
      return JSON.stringify(body).includes('correct horse')
        ? {}
        : Response.json({ error_code: 'reauthentication_not_valid' }, { status: 403 });
    }
    if (path.includes('/auth/v1/token')) return session();
    if (path.includes('/auth/v1/user')) return user;
    return {};
  });
}

function Devices({ act }: { act: () => void }) {
  const { confirm, dialog } = useConfirmation('ada@example.com');
  return (
    <>
      <button type="button" onClick={() => confirm('Before we sign a device out.', act)}>
        Remove device
      </button>
      {dialog}
    </>
  );
}

async function openDialog() {
  const act = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <Devices act={act} />
    </QueryClientProvider>,
  );
  await opener.click();
  await expect.element(dialog).toHaveAccessibleDescription('Before we sign a device out.');
  return act;
}

test('runs the action after the right password, and only then', async () => {
  stubAccounts();
  const act = await openDialog();
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(act).toHaveBeenCalledOnce();
  await expect.element(opener).toHaveFocus();
});

test('says that the password is wrong and stays open', async () => {
  stubAccounts();
  const act = await openDialog();
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect
    .element(dialog.getByRole('alert').first())
    .toHaveTextContent('That is not your current password.');
  await password.fill('another');
  await expect.element(dialog.getByRole('alert').first()).toHaveTextContent('');
  expect(act).not.toHaveBeenCalled();
});

test('does nothing when it is cancelled', async () => {
  stubAccounts();
  const act = await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(act).not.toHaveBeenCalled();
});
