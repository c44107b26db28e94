import { useBrandName } from '~/web/shared/root-data';
import { CloseIcon } from '~/web/ui/icons';
import { CheckIcon } from '~/web/ui/page-icons';
import { TextLink } from '~/web/ui/text-link';

const matched = [
  'The identical product: brand, name, size and shade',
  'New, in stock, and sold by the retailer itself',
  'A price that anyone can pay today, in US dollars, online or in a US store',
  'Prices from the retailers listed above',
];

const excluded = [
  'Marketplace, auction and resale listings, even on a listed retailer’s site',
  'Prices that require a membership, a store card, a personal coupon or a subscription',
  'Bundles, gift-with-purchase, clearance, refurbished and damaged items',
  'Obvious mistakes, expired offers, and prices before a rebate',
  'Retailers outside the United States',
];

export function MatchTerms() {
  const brandName = useBrandName();
  return (
    <section aria-labelledby="terms" className="page-column pt-16 md:pt-24">
      <h2 id="terms" className="font-display text-3xl">
        Terms
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
        <div className="border-good border-t-2 pt-5">
          <h3 className="font-display text-xl">What we match</h3>
          <ul className="mt-4 grid gap-3">
            {matched.map((item) => (
              <li key={item} className="flex gap-3">
                <CheckIcon className="mt-1 size-5 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="border-edge border-t-2 pt-5">
          <h3 className="font-display text-xl">Exclusions</h3>
          <ul className="mt-4 grid gap-3">
            {excluded.map((item) => (
              <li key={item} className="flex gap-3">
                <CloseIcon className="mt-1 size-5 shrink-0 text-soft" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-10 max-w-prose text-soft text-sm">
        {brandName} doesn’t sell products, so a match means that we list the lower price and link to
        it. A match involves no payment to or from us. Many stores also match each other’s prices at
        checkout, where a verified listing here can help.{' '}
        <TextLink to="/help/price-match-requests">More about price matches</TextLink>
      </p>
    </section>
  );
}
