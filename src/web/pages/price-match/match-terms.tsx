import { useBrandName } from '~/web/shared/root-data';
import { CheckIcon, CloseIcon } from '~/web/ui/icons';
import { TextLink } from '~/web/ui/text-link';

const matched = [
  'The identical product: brand, name, size and shade',
  'New, in stock, and sold by the retailer itself',
  'A price that everyone can get today, in US dollars, online or in a US store',
  'Prices from the retailers listed above',
];

const excluded = [
  'Marketplace, auction and resale listings, even on a listed retailer’s site',
  'Prices that need a membership, a card, a coupon of your own or a subscription',
  'Bundles, gift-with-purchase, clearance, refurbished and damaged items',
  'Obvious mistakes, expired offers, and prices before a rebate',
  'Retailers outside the United States',
];

/** What is matched and what is not. */
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
        {brandName} sells nothing itself, so a match means that we list the lower price and lead you
        to it; money never passes between us. Many stores also match each other’s prices at the
        till: a verified listing here is a good thing to show there.{' '}
        <TextLink to="/help/price-match-requests">More about price matches</TextLink>
      </p>
    </section>
  );
}
