import { cx } from '~/web/ui/class-names';

const reviewsTitle = 'Verified reviews';

const reasons = [
  {
    title: 'Real-time prices',
    text: 'Prices are updated multiple times daily, and every price shows when we last saw it.',
  },
  {
    title: reviewsTitle,
    text: 'A review counts as a verified purchase only after we have seen the order. Ratings from stores are shown apart, and no store can pay for a better one.',
  },
  {
    title: 'Price protection',
    text: 'We save every price for a year, so its history shows whether a discount is real, or whether the price was raised first.',
  },
  {
    title: 'Best shipping comparison',
    text: 'Compare delivered prices: we include shipping and free-shipping thresholds.',
  },
];

/** A catalog without ratings does not promise reviews. */
export function WhyChooseUs({ isRated }: { isRated: boolean }) {
  const shown = reasons.filter(({ title }) => isRated || title !== reviewsTitle);
  return (
    <section aria-labelledby="why" className="page-column pt-20 md:pt-28">
      <h2 id="why" className="max-w-2xl font-display text-3xl">
        Why choose us
      </h2>
      <dl
        className={cx(
          'mt-10 grid gap-x-12 gap-y-10',
          shown.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        {shown.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-2 text-sm text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
