import type { RoutineJson } from './routine-json.server';

/** What the routine costs now and per month, and what that is based on. */
export function RoutineCosts({ cost: { toBuy, perMonth, unknown } }: Pick<RoutineJson, 'cost'>) {
  return (
    <section aria-labelledby="routine-cost" className="mt-12 bg-sunken px-6 py-6">
      <h2 id="routine-cost" className="font-display text-xl">
        What it costs
      </h2>
      <dl className="figures mt-4 flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="text-soft text-sm">To buy what you don’t own</dt>
          <dd className="font-semibold text-xl">{toBuy}</dd>
        </div>
        <div>
          <dt className="text-soft text-sm">Per month, buying again as it runs out</dt>
          <dd className="font-semibold text-xl">{perMonth}</dd>
        </div>
      </dl>
      <p className="mt-4 max-w-prose text-soft text-sm">
        Estimated from package sizes, today’s lowest prices before shipping, and the amounts people
        usually use, such as 1 ml of moisturizer.
        {unknown > 0 &&
          ` ${unknown} ${unknown === 1 ? 'product' : 'products'} without a known price or size ${unknown === 1 ? 'is' : 'are'} not part of the cost per month.`}
      </p>
    </section>
  );
}
