import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInRouter } from '../../../../tests/browser/render-in-router';
import { showAs } from '../../../../tests/browser/show-as';
import { stubFetch } from '../../../../tests/browser/stub-fetch';
import { aShownReview, someReviews } from '../../../../tests/factories/shown-review';
import { ShowReviews } from './review-link';
import { defaultReviewParams } from './review-params';
import type { ReviewsData } from './reviews-data';
import { ReviewsView } from './reviews-view';

beforeEach(() => showAs('signed out'));

const show = (reviews: ReviewsData) =>
  renderInRouter(<ReviewsView reviews={reviews} />, '/product/7/reviews');

test('shows our figure and the stores’ figure apart from each other', async () => {
  await show(someReviews());
  await expect.element(page.getByText('4.3')).toBeVisible();
  await expect.element(page.getByText('from 3 reviews here')).toBeVisible();
  await expect.element(page.getByText('4.7 from 24,816 ratings at stores')).toBeVisible();
  await expect
    .element(page.getByText(/Another review is by someone who got the product free/))
    .toBeVisible();
});

test.each([
  [
    false,
    'Reported by Store A (4.8 from 20,000) and Store B (4.3 from 4,816), last read on March 3, 2026.',
  ],
  [true, 'A demonstration figure, invented for Store A (4.8 from 20,000)'],
])(
  'says which stores report their figure, and when it was read (demo: %s)',
  async (isDemo, text) => {
    const stores = ['Store A (4.8 from 20,000)', 'Store B (4.3 from 4,816)'];
    const storeSources = { stores, date: 'March 3, 2026', isDemo };
    await show(someReviews({ product: { ...someReviews().product, storeSources } }));
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  },
);

test('a bar of the distribution filters by its stars', async () => {
  const { address } = await show(someReviews());
  await page.getByRole('link', { name: /^4 stars/ }).click();
  expect(address()).toBe('/product/7/reviews?stars=4');
});

test('a choice in the form is applied at once', async () => {
  const { address } = await show(someReviews());
  await page.getByLabelText('Skin type').selectOptions('dry');
  expect(address()).toBe('/product/7/reviews?skin=dry');
  await page.getByLabelText('Verified purchases (1)').click();
  expect(address()).toContain('verified=1');
});

test('in a tab, links show other reviews in place', async () => {
  const shown = vi.fn();
  const { address } = await renderInRouter(
    <ShowReviews value={shown}>
      <ReviewsView reviews={someReviews()} />
    </ShowReviews>,
    '/product/7',
  );
  await page.getByLabelText('Sort by').selectOptions('newest');
  expect(shown).toHaveBeenLastCalledWith({ ...defaultReviewParams, sort: 'newest' });
  expect(address()).toBe('/product/7');
});

test('marks say what is known about a review', async () => {
  const review = aShownReview({
    verification: 'purchase',
    gotItFree: true,
    isDemo: true,
    wouldBuyAgain: false,
    usePeriod: 'weeks',
    traits: ['Dry skin', '25–34'],
  });
  await show(someReviews({ items: [review], total: 1 }));
  const article = page.getByRole('article');
  await expect.element(article).toMatchTextContent(/Got it for free/);
  await expect.element(article).toMatchTextContent(/Would buy again:No/);
  await expect.element(article).toMatchTextContent(/Dry skin · 25–34/);
  const mark = article.getByRole('link', { name: 'Verified purchase' });
  await expect.element(mark).toHaveAttribute('href', '/how-we-check-reviews');
  await expect.element(page.getByText(/were not written by people/)).toBeVisible();
});

test('a highlight says of how many people it is', async () => {
  const highlights = [{ people: 'people with dry skin', percent: 82, count: 44 }];
  await show(someReviews({ highlights }));
  await expect
    .element(page.getByText('82% of 44 people with dry skin would buy it again'))
    .toBeVisible();
});

test('twenty at a time, with links to the others', async () => {
  const { address } = await show(
    someReviews({
      total: 41,
      pageCount: 3,
      params: { ...defaultReviewParams, page: 2, sort: 'newest' },
    }),
  );
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Next reviews' }).click();
  expect(address()).toBe('/product/7/reviews?sort=newest&page=3');
});

test('without reviews it says so, and shows what stores report', async () => {
  const summary = { count: 0, rated: 0, average: null, distribution: [0, 0, 0, 0, 0] } as const;
  await show(someReviews({ summary, items: [], total: 0 }));
  await expect.element(page.getByText('No reviews yet')).toBeVisible();
  await expect.element(page.getByText('4.7 from 24,816 ratings at stores')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Write a review' }))
    .toHaveAttribute('href', '/product/7/review');
});

test('a signed-in person votes, and can change the vote', async () => {
  let helpful = 4;
  const requests = stubFetch(({ path, body }) => {
    if (!path.endsWith('/vote')) return { review: null, votes: [{ reviewId: 1, helpful: false }] };
    helpful += JSON.stringify(body).includes('true') ? 1 : -1;
    return { helpful };
  });
  const items = [aShownReview({ helpful })];
  showAs('signed in');
  await show(someReviews({ items, total: 1 }));
  const no = page.getByRole('button', { name: 'No', exact: true });
  await expect.element(no).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText('5 people found this helpful')).toBeVisible();
  await no.click();
  await expect.element(page.getByText('4 people found this helpful')).toBeVisible();
  const sent = requests.filter(({ path }) => path === '/api/reviews/1/vote');
  expect(sent.map(({ body }) => body)).toEqual([{ helpful: true }, { helpful: false }]);
});

test('a vote without an account leads to signing in', async () => {
  const { address } = await show(someReviews({ items: [aShownReview()], total: 1 }));
  await page.getByRole('button', { name: 'Yes' }).click();
  expect(address()).toBe('/auth');
});

test('the arrow keys change between the photos of a review', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  const photos = ['a', 'b'].map((key) => ({ key: `${pixel}#${key}`, width: 8, height: 8 }));
  await show(someReviews({ items: [aShownReview({ photos })], total: 1 }));
  await page.getByRole('link', { name: 'By Maya R., 1 of 2' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/Photo 1 of 2/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog).toMatchTextContent(/Photo 2 of 2/);
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
