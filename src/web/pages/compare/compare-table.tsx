import { compareAddress } from '~/domain/compare/compare-params';
import type { CompareCell, CompareRow } from '~/domain/compare/compare-rows';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import type { TeaserJson } from '~/web/shared/catalog/product-teaser';
import { IngredientLink } from '~/web/shared/ingredients/ingredient-link';
import { MarkText, usePersonalMarks } from '~/web/shared/preferences/personal-marks';
import { Badge } from '~/web/ui/badge';
import { cx } from '~/web/ui/class-names';
import { Link } from '~/web/ui/link';
import { TextLink } from '~/web/ui/text-link';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

interface CompareTableProps {
  products: readonly TeaserJson[];
  rows: readonly CompareRow[];
  isComplete: boolean;
}

/** The first column stays in view while the products scroll. */
const firstColumn =
  'sticky left-0 z-10 w-24 min-w-24 bg-paper py-3 pr-3 text-left align-top font-semibold text-soft text-xs sm:w-32 sm:min-w-32 sm:text-sm print:static';

export function CompareTable({ products, rows, isComplete }: CompareTableProps) {
  const { marks, loader } = usePersonalMarks(products.map(({ id }) => id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling area must be reachable by keyboard and have a name.
    <div
      role="region"
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      {loader}
      <table className="figures w-full border-collapse text-sm">
        <caption className="sr-only">The compared products, one per column</caption>
        <thead>
          <tr>
            <th scope="col" className={firstColumn}>
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className="w-48 min-w-40 px-3 pb-4 text-left align-top font-normal sm:min-w-36"
              >
                <div className="max-w-40">
                  <ProductPicture product={product} sizes="10rem" widths={[160, 320]} />
                </div>
                <p className="eyebrow mt-3 text-[0.6875rem] text-soft">{product.brand}</p>
                <Link
                  to={`/product/${product.id}`}
                  className="wrap-anywhere mt-1 block font-semibold leading-snug underline-offset-4 hover:underline"
                >
                  {product.name}
                </Link>
                {marks.get(product.id) && <MarkText text={marks.get(product.id)?.text ?? ''} />}
                <TextLink
                  to={removeAddress(products, product.id, isComplete)}
                  data-compare-remove={product.id}
                  className="mt-2 inline-block py-1 text-xs print:hidden pointer-coarse:py-2.5"
                >
                  Remove
                  <VisuallyHidden>{` ${product.name} from the comparison`}</VisuallyHidden>
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className={firstColumn}>
                {label}
              </th>
              {products.map((product, at) => (
                <td key={product.id} className="px-3 py-3 align-top">
                  <Cell cell={cells[at] ?? { text: '' }} avoided={marks.get(product.id)?.avoided} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function removeAddress(products: readonly TeaserJson[], id: number, isComplete: boolean): string {
  const ids = products.map((product) => product.id).filter((other) => other !== id);
  return compareAddress({ ids, isComplete });
}

interface CellProps {
  cell: CompareCell;
  /** Slugs of what the person avoids. */
  avoided: ReadonlySet<string> | undefined;
}

function Cell({ cell, avoided }: CellProps) {
  const { text, detail, list, isBest, hasIngredients } = cell;
  return (
    <>
      {text && (
        <p className={cx(isBest && 'font-semibold text-good')}>
          {text}
          {isBest && (
            <>
              {' '}
              <Badge tone="good">Lowest</Badge>
            </>
          )}
        </p>
      )}
      {list && (
        <ul className="wrap-anywhere space-y-0.5">
          {list.map((name) => (
            <li key={name} className={cx(hasIngredients && 'pointer-coarse:py-1')}>
              {hasIngredients ? <IngredientLink name={name} avoided={avoided} /> : name}
            </li>
          ))}
        </ul>
      )}
      {detail && <p className="mt-0.5 text-soft text-xs">{detail}</p>}
    </>
  );
}
