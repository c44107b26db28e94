import { RatingBadge } from './rating-badge';
import type { StorePolicy } from './store-policy';

/** Cards with the return window in large type and the conditions below. */
export function StoreCards({ stores }: { stores: readonly StorePolicy[] }) {
  return (
    <section aria-labelledby="stores" className="page-column pt-16 md:pt-24 print:pt-8">
      <h2 id="stores" className="font-display text-3xl">
        Return policies by store
      </h2>
      <p className="mt-3 max-w-prose text-soft">
        Our rating: <strong>Excellent</strong> for a long window that includes opened products, or
        no time limit; <strong>Very Good</strong> for one of the two; <strong>Good</strong> for a
        shorter window or unopened products only.
      </p>
      <ul
        aria-label="Return policies"
        className="mt-8 grid gap-px sm:grid-cols-2 lg:grid-cols-3 print:break-inside-avoid print:grid-cols-3"
      >
        {stores.map((store) => (
          <li
            key={store.slug}
            className="flex flex-col bg-surface p-6 ring-1 ring-line lg:p-8 print:p-4"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{store.name}</h3>
              <RatingBadge rating={store.rating} />
            </div>
            <p className="figures mt-5 font-display text-3xl">{windowText(store)}</p>
            <p className="mt-2 text-soft text-sm first-letter:uppercase">{store.conditions}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function windowText({ window, policy }: StorePolicy): string {
  if (window === null) return policy;
  return window === 'no limit' ? 'No limit' : `${window.days} days`;
}
