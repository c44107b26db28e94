import { formatShortDate } from '~/domain/catalog/format-date';
import { formatDollars } from '~/domain/prices/money';
import { type ChosenHistory, formatStores, lowestPriceAt } from './chosen-history';

/** Such as '2026-11-06T12:10Z'; a table has dozens of them. */
const toMinute = (at: Date) => `${at.toISOString().slice(0, 16)}Z`;

// Browsers know from its place which cells a header belongs to, so none of them needs a scope.
export function HistoryTable({ chosen }: { chosen: ChosenHistory }) {
  const { history, stores, now } = chosen;
  if (!history) return null;
  const steps = history.steps.toReversed();
  return (
    <details className="history-details">
      <summary>Price history as a table</summary>
      <div className="mt-3 max-w-prose">
        <table className="history-table">
          <thead>
            <tr>
              <th>From</th>
              <th>Price</th>
              <th>Store</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, priceCents }) => (
              <tr key={at.getTime()}>
                <th>
                  <time dateTime={toMinute(at)}>{formatShortDate(at, new Date(now))}</time>
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
