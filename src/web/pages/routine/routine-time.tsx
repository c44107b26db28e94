import {
  addProduct,
  type DayTime,
  type Routine,
  removeProduct,
  routinePath,
  swapProduct,
  toggleOwned,
} from '~/domain/routine/routine';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { Link } from '~/web/ui/link';
import { TextLink } from '~/web/ui/text-link';
import type { StepRow } from './routine-json.server';

interface RoutineTimeProps {
  time: DayTime;
  rows: readonly StepRow[];
  routine: Routine;
}

const titles = { morning: 'Morning', evening: 'Evening' } as const;
const otherTime = { morning: 'evening', evening: 'morning' } as const;

/** The steps of a morning or an evening, in order. Every control is a link to the changed routine. */
export function RoutineTime({ time, rows, routine }: RoutineTimeProps) {
  return (
    <section aria-labelledby={`routine-${time}`} className="min-w-0">
      <h2 id={`routine-${time}`} className="border-line border-b pb-3 font-display text-2xl">
        {titles[time]}
        <span className="ml-3 font-sans text-base text-soft">
          {rows.length === 1 ? '1 step' : `${rows.length} steps`}
        </span>
      </h2>
      {rows.length === 0 && <p className="mt-5 text-soft">No products yet.</p>}
      <ol>
        {rows.map((row, index) => (
          <li key={row.id} className="border-line border-b py-6">
            <h3 className="font-semibold">{`${index + 1}. ${row.step.title}`}</h3>
            <p className="text-soft text-sm">{row.step.reason}</p>
            <Step row={row} time={time} routine={routine} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ row, time, routine }: { row: StepRow; time: DayTime; routine: Routine }) {
  const other = otherTime[time];
  const isInBoth = routine[other].includes(row.id);
  const facts = [row.size, row.lasts, row.perMonth && `${row.perMonth} per month`].filter(Boolean);
  return (
    <div className="mt-4 flex gap-4">
      <div className="w-20 shrink-0">
        <ProductPicture product={row} sizes="80px" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="eyebrow text-[0.6875rem] text-soft">{row.brand}</p>
        <p>
          <Link to={`/product/${row.id}`} className="underline-offset-4 hover:underline">
            {row.name}
          </Link>
        </p>
        <p className="figures mt-1 text-sm">
          {row.bestPrice !== null && (
            <span className="font-semibold">{formatDollarAmount(row.bestPrice)}</span>
          )}
          {facts.length > 0 && <span className="text-soft">{` · ${facts.join(' · ')}`}</span>}
        </p>
        {row.isOwned && <p className="mt-1 text-sm">You own this.</p>}
        {row.equivalent && !row.isOwned && <Equivalent row={row} routine={routine} />}
        <ul className="mt-2 flex flex-wrap gap-x-5 text-sm">
          <Action
            to={routinePath(toggleOwned(routine, row.id))}
            label={row.isOwned ? 'I don’t own this' : 'I own this'}
            name={row.name}
          />
          {!isInBoth && (
            <Action
              to={routinePath(addProduct(routine, row.id, [other]))}
              label={`Also in the ${other}`}
              name={row.name}
            />
          )}
          <Action
            to={routinePath(removeProduct(routine, row.id, [time]))}
            label="Remove"
            name={row.name}
          />
        </ul>
      </div>
    </div>
  );
}

function Action({ to, label, name }: { to: string; label: string; name: string }) {
  return (
    <li>
      <TextLink
        to={to}
        preventScrollReset
        rel="nofollow"
        aria-label={`${label}: ${name}`}
        className="inline-block py-2"
      >
        {label}
      </TextLink>
    </li>
  );
}

/** What both have in common, so that 'equivalent' promises no more. */
const sameAs = (shared: readonly string[]) =>
  shared.length > 0
    ? `The same kind of product, also with ${shared.join(' and ')}.`
    : 'The same kind of product.';

/** A cheaper product with the same key ingredients. */
function Equivalent({ row, routine }: { row: StepRow; routine: Routine }) {
  const { equivalent } = row;
  if (!equivalent) return null;
  return (
    <p className="mt-2 bg-sunken px-4 py-3 text-sm">
      {'Cheapest equivalent: '}
      <TextLink
        to={`/product/${equivalent.id}`}
      >{`${equivalent.brand} ${equivalent.name}`}</TextLink>
      {`, ${equivalent.unitPrice} instead of ${row.unitPrice}. ${sameAs(equivalent.shared)} `}
      <TextLink
        to={routinePath(swapProduct(routine, row.id, equivalent.id))}
        preventScrollReset
        rel="nofollow"
        aria-label={`Swap ${row.name} for ${equivalent.name}`}
      >
        Swap
      </TextLink>
    </p>
  );
}
