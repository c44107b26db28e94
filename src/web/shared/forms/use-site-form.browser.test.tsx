import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { TextField } from '~/web/ui/fields/text-field';
import { toastStore } from '~/web/ui/overlays/toast-store';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { stubFetch } from '../../../../tests/browser/stub-fetch';
import { SiteForm } from './site-form';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Please enter your name.')),
  email: z.string().check(z.includes('@', 'Please enter your email address.')),
});
const thanks = { title: 'Message sent' };
const name = page.getByRole('textbox', { name: 'Name' });
const email = page.getByRole('textbox', { name: 'Email' });
const send = page.getByRole('button', { name: 'Send' });
const problem = page.getByRole('alert');
const toasts = () => toastStore.current().map(({ title }) => title);

function renderForm(
  loadSchema: () => Promise<{ schema: typeof schema }> = async () => ({ schema }),
  liveErrors = {},
) {
  return renderInRouter(
    <SiteForm
      name="contact"
      action="/contact"
      submitLabel="Send"
      loadSchema={loadSchema}
      thanks={thanks}
      liveErrors={liveErrors}
    >
      {(field) => (
        <>
          <TextField label="Name" {...field('name')} />
          <TextField label="Email" {...field('email')} />
        </>
      )}
    </SiteForm>,
    '/contact',
  );
}

async function fill() {
  await name.fill('Ada');
  await email.fill('ada@example.com');
}

test('marks what is wrong, sends nothing and moves the focus to the first such field', async () => {
  const requests = stubFetch(() => ({ to: '/thanks' }));
  await renderForm();
  await send.click();
  await expect.element(problem).toHaveTextContent('Please check the 2 highlighted fields.');
  await expect.element(name).toHaveAccessibleDescription('Please enter your name.');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  expect(requests).toEqual([]);
});

test('takes an error back as soon as its field is right', async () => {
  stubFetch(() => ({}));
  await renderForm();
  await send.click();
  await name.fill('Ada');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(problem).toHaveTextContent('Please check the highlighted field.');
  await email.fill('ada@example.com');
  await expect.element(problem).not.toBeInTheDocument();
});

test('counts a field that the page marks while typing, but only after a submission', async () => {
  stubFetch(() => ({}));
  await renderForm(undefined, { email: 'This address is taken.' });
  await expect.element(email).toHaveAccessibleDescription('This address is taken.');
  await expect.element(problem).not.toBeInTheDocument();
  await email.fill('ada@example.com');
  await send.click();
  await expect.element(problem).toHaveTextContent('Please check the 2 highlighted fields.');
});

test('sends the form once, says thanks and goes on', async () => {
  const answer = Promise.withResolvers<object>();
  const requests = stubFetch(() => answer.promise);
  const { address } = await renderForm();
  await fill();
  await userEvent.keyboard('{Enter}');
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  answer.resolve({ to: '/contact/received' });
  await expect.poll(address).toBe('/contact/received');
  expect(toasts()).toEqual(['Message sent']);
  expect(requests.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/forms/contact'],
  ]);
});

test('shows what the server refused, at its field', async () => {
  stubFetch(() =>
    Response.json(
      {
        error: {
          message: 'Please check the highlighted fields.',
          fields: { email: 'This address is blocked.' },
        },
      },
      { status: 422 },
    ),
  );
  await renderForm();
  await fill();
  await send.click();
  await expect.element(problem).toHaveTextContent('Please check the highlighted field.');
  await expect.element(email).toHaveAccessibleDescription('This address is blocked.');
  await expect.element(email).toHaveFocus();
});

test('keeps what was written when the server cannot be reached, and tries again under the same key', async () => {
  const requests = stubFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  await renderForm();
  await fill();
  await send.click();
  await expect.poll(toasts).toEqual(['An error occurred']);
  await expect.element(name).toHaveValue('Ada');
  await send.click();
  await expect.poll(() => requests.length).toBe(2);
  const keys = requests.map(({ body }) => body instanceof FormData && [...body.values()].at(-1));
  expect(keys[0]).toBeTruthy();
  expect(keys[0]).toBe(keys[1]);
});

test('asks the server when the rules cannot be fetched', async () => {
  const requests = stubFetch(() => ({ to: '/contact/received' }));
  const { address } = await renderForm(() => Promise.reject(new Error('offline')));
  await send.click();
  await expect.poll(address).toBe('/contact/received');
  expect(requests).toHaveLength(1);
});
