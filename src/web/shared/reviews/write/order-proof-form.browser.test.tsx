import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInRouter } from '../../../../../tests/browser/render-in-router';
import { stubFetch } from '../../../../../tests/browser/stub-fetch';
import { OrderProofForm } from './order-proof-form';

const unverified = {
  id: 7,
  title: 'Calm skin',
  verification: 'none',
  isProofWaiting: false,
  proofDeclined: null,
} as const;

async function show(given: Partial<Parameters<typeof OrderProofForm>[0]['review']> = {}) {
  const sent = vi.fn();
  await renderInRouter(<OrderProofForm review={{ ...unverified, ...given }} onSent={sent} />, '/');
  return sent;
}

const send = () => page.getByRole('button', { name: 'Send order confirmation' }).click();
const file = () => page.getByLabelText('Order confirmation', { exact: true });

test('sends the chosen file', async () => {
  const requests = stubFetch(() => new Response(null, { status: 204 }));
  const sent = await show();
  await page.getByText(/^Verify your purchase/).click();
  await send();
  await expect.element(page.getByText('Please choose a file.')).toBeVisible();
  const pdf = new File(['%PDF-'], 'order.pdf', { type: 'application/pdf' });
  await userEvent.upload(file(), pdf);
  await send();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(requests).toMatchObject([{ method: 'PUT', path: '/api/reviews/7/proof' }]);
});

test('says why the server does not take a file', async () => {
  const message = 'Please choose a PDF.';
  stubFetch(() => Response.json({ error: { code: 'unsupported_file', message } }, { status: 415 }));
  const sent = await show();
  await page.getByText(/^Verify your purchase/).click();
  await userEvent.upload(file(), new File(['<svg/>'], 'order.svg'));
  await send();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('a waiting file can be replaced', async () => {
  await show({ isProofWaiting: true });
  await expect.element(page.getByRole('status')).toMatchTextContent(/waiting for a check/);
  await expect.element(page.getByText(/^Send another file/)).toBeVisible();
});

test('a declined file is followed by its reason and by another try', async () => {
  await show({ proofDeclined: 'It is for another product.' });
  await expect.element(page.getByText('It is for another product.')).toBeVisible();
  await expect.element(page.getByText(/^Send another file/)).toBeVisible();
});

test('a verified purchase needs nothing more', async () => {
  await show({ verification: 'purchase' });
  await expect.element(page.getByText(/^Verified purchase/)).toBeVisible();
  await expect.element(file()).not.toBeInTheDocument();
});
