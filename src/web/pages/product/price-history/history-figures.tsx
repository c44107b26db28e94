import { formatShortDate } from '~/domain/catalog/format-date';
import { dayMs } from '~/domain/durations';
import type { HistoryWindow } from '~/domain/prices/history-window';
import { formatDollars } from '~/domain/prices/money';
import type { PriceHistory } from '~/domain/prices/price-history';
import { type ChosenHistory, formatStores, lowestPriceAt } from './chosen-history';

const spans: Record<HistoryWindow, string> = { 30: '30 days', 90: '90 days', 365: 'year' };

export function HistoryFigures({ chosen, days }: { chosen: ChosenHistory; days: HistoryWindow }) {
  const { history, stores, start, trackedSince, now } = chosen;
  const isTrackedThroughout = trackedSince === null || trackedSince <= start + dayMs;
  const current = lowestPriceAt(stores, now);
  const figures = [
    {
      term: isTrackedThroughout
        ? `Lowest in the last ${spans[days]}`
        : `Lowest since ${formatShortDate(new Date(trackedSince), new Date(now))}`,
      figure: history && formatDollars(history.lowestCents),
      about: history && lowText(history, now),
    },
    {
      term: 'Median',
      figure: history && formatDollars(history.medianCents),
      about: 'half of the time, it cost this or less',
    },
    {
      term: 'Current',
      figure: current && formatDollars(current.cents),
      about: current ? `at ${formatStores(current.retailers)}` : 'out of stock',
    },
  ];
  return (
    <dl className="history-figures">
      {figures.map(({ term, figure, about }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span>{figure ?? '–'}</span>
            <span>{figure || term === 'Current' ? about : ''}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function lowText({ lowFrom, lowTo }: PriceHistory, nowMs: number): string {
  const now = new Date(nowMs);
  const from = formatShortDate(lowFrom, now);
  if (lowTo === null) return `since ${from}`;
  const to = formatShortDate(lowTo, now);
  return from === to ? `on ${from}` : `last ${from} to ${to}`;
}
