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
    <figure aria-labelledby="price-history-title" className="figures mt-5">
      <p className="h-6 truncate text-sm">
        <span className="text-soft">{date}: </span>
        <strong className="font-semibold">{reading}</strong>
      </p>
      <div className="relative mt-2 ml-14 h-56 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-4 sm:h-72">
        {history ? (
          <Drawing history={history} scale={scaleOf(chosen, history)} />
        ) : (
          <p className="grid size-full place-items-center bg-sunken text-center text-soft text-sm">
            We have no prices for this period.
          </p>
        )}
        {history && (
          <>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 w-px bg-accent noscript:hidden forced-colors:bg-[Highlight]"
              style={{ left: percent(day / days) }}
            />
            <input
              type="range"
              min={0}
              max={days}
              value={day}
              aria-label="See the price on a day"
              aria-valuetext={`${date}: ${reading}`}
              className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0 noscript:hidden"
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
        className="absolute inset-0 size-full overflow-visible"
      >
        <path
          d={scale.ticks
            .map((cents) => `M0 ${yFraction(scale, cents) * chartSize.height}H${chartSize.width}`)
            .join('')}
          className="stroke-line forced-colors:stroke-[GrayText]"
          vectorEffect="non-scaling-stroke"
        />
        <path d={area} className="fill-ink/6" />
        <path
          d={`M0 ${lowest * chartSize.height}H${chartSize.width}`}
          className="stroke-good forced-colors:stroke-[CanvasText]"
          strokeDasharray="5 5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line}
          fill="none"
          className="stroke-ink forced-colors:stroke-[CanvasText]"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {scale.ticks.map((cents) => (
        <span
          key={cents}
          aria-hidden="true"
          className="chart-tick"
          style={{ top: percent(yFraction(scale, cents)) }}
        >
          {formatDollars(cents).replace(/\.00$/, '')}
        </span>
      ))}
      <span
        aria-hidden="true"
        className="absolute left-1 mt-0.5 bg-paper/80 px-1 font-semibold text-good text-xs"
        style={{ top: percent(lowest) }}
      >
        Lowest {formatDollars(lowestCents)}
      </span>
      {currentCents !== null && (
        <span
          aria-hidden="true"
          className="absolute right-0 size-2.5 translate-x-1/2 -translate-y-1/2 rounded-full bg-ink ring-2 ring-paper forced-colors:bg-[CanvasText]"
          style={{ top: percent(yFraction(scale, currentCents)) }}
        >
          <span className="absolute right-full bottom-full mb-0.5 whitespace-nowrap bg-paper/80 px-1 font-semibold text-xs">
            Today {formatDollars(currentCents)}
          </span>
        </span>
      )}
    </>
  );
}

/** Date labels below the chart; fewer on small screens. */
function Dates({ start, now }: { start: number; now: number }) {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return (
    <div aria-hidden="true" className="mt-2 ml-14 flex justify-between text-soft text-xs">
      {shares.map((share) => (
        <span key={share} className={share === 0.25 || share === 0.75 ? 'max-sm:hidden' : ''}>
          {share === 1
            ? 'Today'
            : formatShortDate(new Date(start + (now - start) * share), new Date(now))}
        </span>
      ))}
    </div>
  );
}
