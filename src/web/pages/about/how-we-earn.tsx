import { useBrandName } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import { TextLink } from '~/web/ui/text-link';

/** Where the money comes from. */
export function HowWeEarn() {
  const brandName = useBrandName();
  return (
    <section
      aria-labelledby="earn"
      className="page-column grid gap-x-16 gap-y-8 pt-16 md:pt-24 lg:grid-cols-[1.6fr_1fr] lg:items-end"
    >
      <div className="max-w-prose">
        <h2 id="earn" className="font-display text-3xl">
          How we earn our money
        </h2>
        <p className="mt-6 text-lg">
          When you buy through a link to a partner retailer, {brandName} may earn a commission on
          the purchase. You pay the same as everyone else.
        </p>
        <p className="mt-4 text-soft">
          Beyond that we track prices and send alerts when one falls, and we gather reviews, so that
          you come back. Returns are handled by the retailer you buy from;{' '}
          <TextLink to="/returns">our guide</TextLink> says what each one takes back. If you see a
          price that we missed, <TextLink to="/price-match">tell us</TextLink>.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 lg:justify-end">
        <ButtonLink to="/products">Compare prices</ButtonLink>
        <ButtonLink to="/careers" variant="secondary">
          Work with us
        </ButtonLink>
      </div>
    </section>
  );
}
