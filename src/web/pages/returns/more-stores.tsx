import { RatingBadge } from './rating-badge';
import type { StorePolicy } from './store-policy';

export function MoreStores({ stores }: { stores: readonly StorePolicy[] }) {
  return (
    <section aria-labelledby="more-stores" className="page-column pt-10">
      <h2 id="more-stores" className="font-display text-xl">
        Other stores we compare
      </h2>
      <ul className="mt-4 border-line border-t">
        {stores.map(({ slug, name, policy, conditions, rating }) => (
          <li
            key={slug}
            className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line border-b py-4 md:grid-cols-[12rem_1fr_auto] md:items-center"
          >
            <h3 className="font-semibold">{name}</h3>
            <p className="text-sm max-md:order-3 max-md:col-span-2">
              <span className="figures font-semibold">{policy}</span>
              {conditions && <span className="text-soft">, {conditions}</span>}
            </p>
            <RatingBadge rating={rating} />
          </li>
        ))}
      </ul>
    </section>
  );
}
