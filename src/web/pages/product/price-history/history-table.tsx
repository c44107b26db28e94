import { formatShortDate } from '~/domain/catalog/format-date';
import { formatDollars } from '~/domain/prices/money';
import { type ChosenHistory, formatStores, lowestPriceAt } from './chosen-history';

export function HistoryTable({ chosen }: { chosen: ChosenHistory }) {
  const { history, stores, now } = chosen;
  if (!history) return null;
  const steps = history.steps.toReversed();
  return (
    <details className="mt-5 text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-soft underline decoration-1 underline-offset-4 hover:text-ink pointer-coarse:min-h-11">
        Price history as a table
      </summary>
      <div className="mt-3 max-w-prose">
        <table className="history-table">
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Price</th>
              <th scope="col">Store</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, priceCents }) => (
              <tr key={at.getTime()}>
                <th scope="row">
                  <time dateTime={at.toISOString()}>{formatShortDate(at, new Date(now))}</time>
                </th>
                <td>{priceCents === null ? 'Not available' : formatDollars(priceCents)}</td>
                <td>{formatStores(lowestPriceAt(stores, at.getTime())?.retailers ?? [])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
