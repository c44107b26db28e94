import { addProduct, type Routine, routineIds, routinePath } from '~/domain/routine/routine';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { TextField } from '~/web/ui/fields/text-field';
import { Link } from '~/web/ui/link';
import type { ChoiceRow } from './routine-json.server';

interface AddProductsProps {
  routine: Routine;
  query: string;
  /** What was found; null if nothing was asked for. */
  choices: readonly ChoiceRow[] | null;
  suggestions: readonly (ChoiceRow & { step: string })[];
}

/** A search for products to add, and products for the basic steps that are missing. */
export function AddProducts({ routine, query, choices, suggestions }: AddProductsProps) {
  const isEmpty = routineIds(routine).length === 0;
  return (
    <section aria-labelledby="add-products" className={isEmpty ? undefined : 'mt-16'}>
      <h2 id="add-products" className="font-display text-2xl">
        Add products
      </h2>
      <form
        method="get"
        action="/routine#add-products"
        className="mt-5 flex max-w-xl items-end gap-3"
      >
        {(['morning', 'evening'] as const).map(
          (time) =>
            routine[time].length > 0 && (
              <input key={time} type="hidden" name={time} value={routine[time].join(',')} />
            ),
        )}
        {routine.owned.length > 0 && (
          <input type="hidden" name="own" value={routine.owned.join(',')} />
        )}
        <div className="flex-1">
          <TextField
            label="Find skincare you use or want to use"
            name="find"
            type="search"
            defaultValue={query}
            key={query}
            maxLength={200}
          />
        </div>
        <Button type="submit">Find</Button>
      </form>
      {choices && (
        <>
          <h3 className="mt-8 font-semibold" role="status">
            {choices.length > 0
              ? `${choices.length} to choose from`
              : 'No other skincare found. Try fewer words.'}
          </h3>
          <Choices rows={choices} routine={routine} />
        </>
      )}
      {suggestions.length > 0 && (
        <>
          <h3 className="mt-10 font-semibold">
            {isEmpty ? 'Start with the basics' : 'Basics missing from your routine'}
          </h3>
          <p className="text-soft text-sm">The most popular well-rated product for each step.</p>
          <Choices rows={suggestions} routine={routine} />
        </>
      )}
    </section>
  );
}

function Choices(props: { rows: readonly (ChoiceRow & { step?: string })[]; routine: Routine }) {
  return (
    <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
      {props.rows.map((row) => (
        <li key={row.id} className="flex items-center gap-4 border-line border-b py-4">
          <div className="w-16 shrink-0">
            <ProductPicture product={row} sizes="64px" />
          </div>
          <div className="min-w-0 flex-1 text-sm">
            <p className="text-soft">{row.step ? `${row.step} · ${row.brand}` : row.brand}</p>
            <Link to={`/product/${row.id}`} className="underline-offset-4 hover:underline">
              {row.name}
            </Link>
            {row.bestPrice !== null && (
              <p className="figures font-semibold">{formatDollarAmount(row.bestPrice)}</p>
            )}
          </div>
          <ButtonLink
            to={routinePath(addProduct(props.routine, row.id, row.times))}
            preventScrollReset
            rel="nofollow"
            variant="secondary"
            size="sm"
            aria-label={`Add ${row.name}`}
          >
            Add
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
