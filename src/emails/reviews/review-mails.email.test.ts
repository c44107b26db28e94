import { expect, test } from 'vitest';
import { renderHelpfulDigest } from './helpful-digest.email';
import { renderReviewDecision } from './review-decision.email';
import { renderReviewRequest } from './review-request.email';

const site = {
  brandName: 'Glow & Co',
  publicUrl: 'https://glow.example',
  contactEmail: 'hello@glow.example',
  demo: false,
};
const unsubscribeLink = 'https://glow.example/alerts/unsubscribe?token=h.1.x';
const review = {
  id: 7,
  productId: 3,
  product: 'Brand Serum',
  title: 'Soft <b>skin</b>',
  helpful: 1,
  toldHelpful: 0,
};
const digest = { to: 'a@b.example', people: 1, reviews: [review], unsubscribeLink };

test('one review: the digest says to how many people it was helpful, and links to it', () => {
  const { subject, text, html, headers } = renderHelpfulDigest(site, digest);
  expect(subject).toBe('Your review was helpful to 1 person');
  expect(text).toContain('https://glow.example/product/3/reviews?review=7');
  expect(html).toContain('Soft &lt;b&gt;skin&lt;/b&gt;');
  expect(headers).toEqual({
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [text, html]) expect(part).toContain(unsubscribeLink);
});

test('several reviews: the digest lists twenty and says how many more there are', () => {
  const reviews = Array.from({ length: 23 }, (_, index) => ({
    ...review,
    id: index,
    helpful: 5,
    toldHelpful: 2,
    title: `Title ${index}`,
  }));
  const { subject, text } = renderHelpfulDigest(site, { ...digest, people: 40, reviews });
  expect(subject).toBe('Your reviews were helpful to 40 people');
  expect(text).toContain('“Title 19”\nHelpful to 5 people, 3 more than last time');
  expect(text).not.toContain('Title 20');
  expect(text).toContain('And 3 more');
});

const request = {
  to: 'a@b.example',
  productId: 3,
  product: 'Brand Serum',
  store: 'Sephora',
  visitedOn: '2026-03-01',
  unsubscribeLink,
};

test('the request names the product, the store and the day, and links to the form', () => {
  const { subject, text, html, headers } = renderReviewRequest(site, request);
  expect(subject).toBe('How is Brand Serum?');
  for (const part of [text, html]) {
    expect(part).toContain('On March 1, 2026, you opened an offer for Brand Serum at Sephora.');
    expect(part).toContain('https://glow.example/product/3/review');
    expect(part).toContain(unsubscribeLink);
    expect(part).not.toContain('demo');
  }
  expect(headers).toHaveProperty('List-Unsubscribe', `<${unsubscribeLink}>`);
  expect(renderReviewRequest(site, { ...request, store: null }).text).toContain('at a store.');
});

test('both say that a demonstration is one', () => {
  const demo = { ...site, demo: true };
  for (const { text } of [renderHelpfulDigest(demo, digest), renderReviewRequest(demo, request)])
    expect(text).toContain('its products and offers are invented');
});

test('a decision leads to the review if readers can see it, and to the author’s reviews if not', () => {
  const decision = { to: 'a@b.example', id: 7, title: 'Soft skin', productId: 3 };
  const link = (state: 'published' | 'not-verified') =>
    /https:\S+/.exec(renderReviewDecision(site, { ...decision, state, reasons: [] }).text)?.[0];
  expect(link('published')).toBe('https://glow.example/product/3/reviews?review=7');
  expect(link('not-verified')).toBe('https://glow.example/profile/reviews');
});
