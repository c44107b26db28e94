import { expect, test } from 'vitest';
import type { AlertMail, AlertMailItem } from '~/domain/alerts/alert-mail';
import { savingsPercent } from '~/domain/prices/savings';
import { renderPriceAlertMail } from './price-alert.email';

const site = {
  brandName: 'Glow & Co',
  publicUrl: 'https://glow.example',
  contactEmail: 'hello@glow.example',
  demo: false,
};
const news = (given: Partial<AlertMailItem> = {}, id = 7): AlertMailItem => ({
  notification: {
    kind: 'price-below',
    limitCents: 3_420,
    percent: null,
    retailerId: null,
    withShipping: false,
    beforeCents: 3_600,
    forSaved: false,
  },
  product: {
    id,
    name: 'Le <Rouge>',
    brand: { name: 'Maison & Co' },
    size: { amount: 50, unit: 'ml' },
    picture: { label: 'plain', photo: undefined },
  },
  storeName: 'Macy’s',
  priceCents: 3_348,
  valueCents: 3_348,
  since: new Date('2026-03-01T12:00:00Z'),
  year: { lowestCents: 2_550, lowFrom: new Date('2026-01-02T12:00:00Z') },
  changeLink: `https://glow.example/alerts#${id}`,
  stopLink: `https://glow.example/alerts/unsubscribe?token=a.${id}`,
  ...given,
});
const mail = (...all: AlertMailItem[]): AlertMail => ({
  to: 'a@b.example',
  timeZone: 'UTC',
  items: all,
  omittedCount: 0,
  alertsLink: 'https://glow.example/alerts',
  unsubscribeLink: 'https://glow.example/alerts/unsubscribe?token=m.1',
});

test('shows the product, both prices, where, since when and the year’s low', () => {
  const { html, text, subject } = renderPriceAlertMail(site, mail(news()));
  expect(subject).toBe('Maison & Co Le <Rouge>, 1.7 oz / 50 ml: $33.48, was $36.00');
  for (const sentence of [
    'at Macy’s, since March 1 at 12:00 PM UTC.',
    'The lowest price in the last 12 months was $25.50, on January 2, 2026.',
    'You asked for an alert when it costs $34.20 or less at any store.',
  ]) {
    expect(html).toContain(sentence);
    expect(text).toContain(sentence);
  }
  expect(html).toContain('<s>$36.00</s>');
  expect(html).toContain('−7%');
  expect(html).toContain('Le &lt;Rouge&gt;');
});

test('rounds the percentage like the badge on the product card', () => {
  const [beforeCents, valueCents] = [3_600, 3_366];
  const { html } = renderPriceAlertMail(
    site,
    mail(
      news({
        notification: { ...news().notification, beforeCents },
        priceCents: valueCents,
        valueCents,
      }),
    ),
  );
  const badge = savingsPercent({ bestPriceCents: valueCents, highestPriceCents: beforeCents });
  expect(badge).toBe(7);
  expect(html).toContain(`−${badge}%`);
});

test('uses the same picture URL for every reader', () => {
  const { html } = renderPriceAlertMail(site, mail(news(), news({}, 8)));
  const pictures = [...html.matchAll(/<img[^>]*src="([^"]+)"[^>]*>/g)].map(
    ([, address]) => address,
  );
  expect(pictures).toEqual([
    'https://glow.example/images/products/7/160.jpg',
    'https://glow.example/images/products/8/160.jpg',
  ]);
});

test('has one button for any number of products', () => {
  for (const all of [[news()], [news(), news({}, 8)]]) {
    const { html } = renderPriceAlertMail(site, mail(...all));
    expect(html.match(/on-action"/g)).toHaveLength(1);
  }
});

test('every line has a dark-mode color', () => {
  const { html } = renderPriceAlertMail(site, mail(news(), news({}, 8)));
  const lines = html.match(/<[^>]*border[^>]*#e7dcd2[^>]*>/g) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/class="[^"]*\b(card|rule)\b/);
});

test('marks prices of the demo catalog', () => {
  const note = 'demo catalog';
  expect(renderPriceAlertMail(site, mail(news())).text).not.toContain(note);
  const demo = renderPriceAlertMail({ ...site, demo: true }, mail(news()));
  expect(demo.text).toContain(note);
  expect(demo.html).toContain(note);
});

test('says what the links stop: one alert, or those for everything saved', () => {
  const forOne = renderPriceAlertMail(site, mail(news()));
  expect(forOne.text).toContain('Stop this alert: https://');
  expect(forOne.html).toContain('>stop this alert<');
  const notification = { ...news().notification, forSaved: true };
  const forSaved = renderPriceAlertMail(site, mail(news({ notification })));
  expect(forSaved.text).toContain('Change alerts for saved products: https://');
  expect(forSaved.text).toContain('Stop alerts for saved products: https://');
  expect(forSaved.html).toContain('>stop alerts for saved products<');
});

test('says under a drawn picture that it is an illustration', () => {
  const drawn = { ...news().product, picture: { label: 'none' } };
  expect(renderPriceAlertMail(site, mail(news({ product: drawn }))).html).toContain('Illustration');
  expect(renderPriceAlertMail(site, mail(news())).html).not.toContain('Illustration');
});
