import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AuthProblem } from '~/web/shared/auth/attempt';
import { useAuthForm } from './use-auth-form';

type Send = (read: (name: string) => string) => Promise<AuthProblem | null>;

function SignIn({ send }: { send: Send }) {
  const { form, busy, disabled, problem } = useAuthForm(send);
  return (
    <form {...form}>
      <input name="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit" disabled={disabled} aria-busy={busy}>
        Sign in
      </button>
      <p role="alert">{problem?.message}</p>
    </form>
  );
}
const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password');
const submit = page.getByRole('button', { name: 'Sign in' });

test('sends the fields once, even if it is submitted repeatedly', async () => {
  const answer = Promise.withResolvers<AuthProblem | null>();
  const send = vi.fn((read: (name: string) => string) => {
    expect([read('email'), read('password'), read('code')]).toEqual([
      'ada@example.com',
      'secret',
      '',
    ]);
    return answer.promise;
  });
  await render(<SignIn send={send} />);
  await email.fill('ada@example.com');
  await password.fill('secret');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(submit).toBeDisabled();
  answer.resolve(null);
  await expect.element(submit).toBeEnabled();
  expect(send).toHaveBeenCalledOnce();
});

test('shows the problem and moves the focus back to the password', async () => {
  await render(<SignIn send={async () => ({ code: 'no', message: 'Wrong password.' })} />);
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password.');
  await expect.element(password).toHaveFocus();
});

test('clears the problem on the next attempt', async () => {
  const answers = [
    Promise.resolve({ code: 'no', message: 'Wrong password.' }),
    new Promise<null>(() => {}),
  ];
  await render(<SignIn send={async () => (await answers.shift()) ?? null} />);
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password.');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});

test('is disabled in server-rendered HTML and would not put the password into the URL', () => {
  const html = renderToString(<SignIn send={async () => null} />);
  const container = document.createElement('div');
  container.innerHTML = html;
  expect(container.querySelector('button')?.disabled).toBe(true);
  expect(container.querySelector('form')?.method).toBe('post');
});
