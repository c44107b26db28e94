import { useBrandName } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import { TextLink } from '~/web/ui/text-link';

export function HowWeEarn() {
  const brandName = useBrandName();
  return (
    <section
      aria-labelledby="earn"
      className="page-column grid gap-x-16 gap-y-8 pt-16 md:pt-24 lg:grid-cols-[1.6fr_1fr] lg:items-end"
    >
      <div className="max-w-prose">
        <h2 id="earn" className="font-display text-3xl">
          How we make money
        </h2>
        <p className="mt-6 text-lg">
          When you buy through a link to a partner retailer, {brandName} may earn a commission on
          the purchase. You pay the same price as everyone else.
        </p>
        <p className="mt-4 text-soft">
          We also track prices, send alerts when a price drops, and collect reviews. Returns are
          handled by the retailer you buy from; <TextLink to="/returns">our guide</TextLink>{' '}
          explains each store’s policy. If you find a price we missed,{' '}
          <TextLink to="/price-match">let us know</TextLink>.
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
