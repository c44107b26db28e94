import { expect, test } from 'vitest';
import { renderAlreadySubscribed } from './newsletter-confirmation.email';

const site = {
  brandName: 'Glow & Co',
  publicUrl: 'https://glow.example',
  contactEmail: 'hello@glow.example',
  demo: false,
};

test('shows a short unsubscribe link instead of its long URL', () => {
  const leave = `https://glow.example/newsletter/unsubscribe?token=${'a'.repeat(80)}`;
  const { html, text, headers } = renderAlreadySubscribed(site, {
    to: 'a@b.example',
    unsubscribe: leave,
  });
  expect(html).toMatch(
    new RegExp(`<a[^>]*href="${leave.replace('?', '\\?')}"[^>]*>Unsubscribe</a>`),
  );
  const visible = html.replace(/<[^>]+>/g, ' ');
  expect(visible).not.toContain('token=');
  expect(text).toContain(`Unsubscribe:\n${leave}`);
  expect(headers).toMatchObject({ 'List-Unsubscribe': `<${leave}>` });
});
