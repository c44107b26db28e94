import { type PointerEvent, useState } from 'react';
import { formatShortDate } from '~/domain/catalog/format-date';
import type { HistoryWindow } from '~/domain/prices/history-window';
import { formatDollars } from '~/domain/prices/money';
import type { PriceHistory } from '~/domain/prices/price-history';
import { type ChartScale, chartScale, chartSize, drawSteps, yFraction } from './chart-scale';
import { type ChosenHistory, formatStores, lowestPriceAt } from './chosen-history';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * A server-rendered step chart. A slider on top of it lets pointer, touch, keyboard and screen
 * reader users read the price of each day. Its height never changes.
 */
export function PriceChart({ chosen, days }: { chosen: ChosenHistory; days: HistoryWindow }) {
  const [day, setDay] = useState<number>(days);
  const { history, stores, start, now } = chosen;
  const at = start + ((now - start) * day) / days;
  const price = lowestPriceAt(stores, at);
  const date = day === days ? 'Today' : formatShortDate(new Date(at), new Date(now));
  const reading = price
    ? `${formatDollars(price.cents)} at ${formatStores(price.retailers)}`
    : 'not available';

  function followMouse(event: PointerEvent<HTMLInputElement>) {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    setDay(Math.round(Math.min(1, Math.max(0, share)) * days));
  }

  return (
    <figure aria-labelledby="price-history-title" className="price-chart">
      <p>
        <span>{`${date}: `}</span>
        <strong>{reading}</strong>
      </p>
      <div className="plot">
        {history ? (
          <Drawing history={history} scale={scaleOf(chosen, history)} />
        ) : (
          <p className="grid size-full place-items-center bg-sunken text-center text-soft text-sm">
            We have no prices for this period.
          </p>
        )}
        {history && (
          <>
            <span aria-hidden="true" className="cursor" style={{ left: percent(day / days) }} />
            <input
              type="range"
              min={0}
              max={days}
              value={day}
              aria-label="See the price on a day"
              aria-valuetext={`${date}: ${reading}`}
              onChange={(event) => setDay(event.currentTarget.valueAsNumber)}
              onPointerMove={followMouse}
              onPointerLeave={(event) => event.pointerType === 'mouse' && setDay(days)}
            />
          </>
        )}
      </div>
      <Dates start={start} now={now} />
    </figure>
  );
}

/** A line across the chart; hundredths are finer than a pixel. */
const horizontal = (share: number) =>
  `M0 ${Math.round(share * chartSize.height * 100) / 100}H${chartSize.width}`;

function scaleOf({ start, now }: ChosenHistory, history: PriceHistory): ChartScale {
  return chartScale(history, { start, end: now });
}

/** The SVG is stretched with non-scaling strokes; labels are HTML, to keep their size. */
function Drawing({ history, scale }: { history: PriceHistory; scale: ChartScale }) {
  const { line, area } = drawSteps(history.steps, scale);
  const { currentCents, lowestCents } = history;
  const lowest = yFraction(scale, lowestCents);
  return (
    <>
      <svg
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={scale.ticks.map((cents) => horizontal(yFraction(scale, cents))).join('')}
          className="grid-lines"
        />
        <path d={area} className="area" />
        <path d={horizontal(lowest)} className="lowest" />
        <path d={line} />
      </svg>
      <div aria-hidden="true" className="labels">
        {scale.ticks.map((cents) => (
          <span key={cents} style={{ top: percent(yFraction(scale, cents)) }}>
            {formatDollars(cents).replace(/\.00$/, '')}
          </span>
        ))}
        <p className="lowest-label" style={{ top: percent(lowest) }}>
          {`Lowest ${formatDollars(lowestCents)}`}
        </p>
        {currentCents !== null && (
          <p className="today" style={{ top: percent(yFraction(scale, currentCents)) }}>
            <span>{`Today ${formatDollars(currentCents)}`}</span>
          </p>
        )}
      </div>
    </>
  );
}

/** Date labels below the chart; small screens show every other one. */
function Dates({ start, now }: { start: number; now: number }) {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return (
    <div aria-hidden="true" className="dates">
      {shares.map((share) => (
        <span key={share}>
          {share === 1
            ? 'Today'
            : formatShortDate(new Date(start + (now - start) * share), new Date(now))}
        </span>
      ))}
    </div>
  );
}
