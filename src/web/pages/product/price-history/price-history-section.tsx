import { dayMs } from '~/domain/durations';
import type { HistoryWindow } from '~/domain/prices/history-window';
import type { ProductPageData } from '../page-data';
import type { ProductParams } from '../product-params';
import { ChoiceLink } from './choice-link';
import { chooseHistory } from './chosen-history';
import { HistoryFigures } from './history-figures';
import { HistoryTable } from './history-table';
import { PriceChart } from './price-chart';
import { type StoreData, unpackStore } from './store-data';

const windows: readonly [HistoryWindow, string][] = [
  [30, '30 days'],
  [90, '90 days'],
  [365, '1 year'],
];

interface PriceHistorySectionProps {
  page: ProductPageData;
  params: ProductParams;
}

/** A chart of a few hours would show a single dot. */
const isTrackedSinceToday = (stores: readonly StoreData[], now: number): boolean =>
  stores.every(({ intervals }) => intervals.every(([, from]) => now - from < dayMs));

function NoHistoryYet() {
  return (
    <section id="price-history" aria-labelledby="price-history-title" className="product-section">
      <h2 id="price-history-title">Price history</h2>
      <p className="mt-4 bg-sunken px-6 py-10 text-center text-soft text-sm">
        We started tracking its price today. The chart begins tomorrow.
      </p>
    </section>
  );
}

export function PriceHistorySection({ page, params }: PriceHistorySectionProps) {
  if (page.stores.length === 0) return null;
  const { now } = page;
  const stores = page.stores.map(unpackStore);
  const chosen = chooseHistory({ stores, now }, params);
  const store = chosen.store?.slug ?? null;
  if (isTrackedSinceToday(stores, now)) return <NoHistoryYet />;
  return (
    <section id="price-history" aria-labelledby="price-history-title" className="product-section">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="price-history-title">Price history</h2>
        <nav aria-label="Period" className="choices">
          {windows.map(([days, label]) => (
            <ChoiceLink
              key={days}
              to={{ ...params, days, store }}
              current={days === params.days}
              anchor="price-history"
            >
              {label}
            </ChoiceLink>
          ))}
        </nav>
      </div>
      {page.verdict && (
        <p className="figures mt-2 max-w-prose text-soft text-sm">
          <strong className="font-semibold text-ink">{`${page.verdict.headline}.`}</strong>
          {` ${page.verdict.detail}`}
        </p>
      )}
      {stores.length > 1 && (
        <nav aria-label="Store" className="choices mt-4">
          <ChoiceLink
            to={{ ...params, store: null }}
            current={store === null}
            anchor="price-history"
          >
            All stores
          </ChoiceLink>
          {stores.map(({ slug, retailer }) => (
            <ChoiceLink
              key={slug}
              to={{ ...params, store: slug }}
              current={slug === store}
              anchor="price-history"
            >
              {retailer}
            </ChoiceLink>
          ))}
        </nav>
      )}
      <PriceChart key={`${params.days} ${store}`} chosen={chosen} days={params.days} />
      <HistoryFigures chosen={chosen} days={params.days} />
      <HistoryTable chosen={chosen} />
    </section>
  );
}
