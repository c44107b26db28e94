import { compareAddress } from '~/domain/compare/compare-params';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { TeaserJson } from '~/web/shared/catalog/product-teaser';
import { Button } from '~/web/ui/button';
import { TextLink } from '~/web/ui/text-link';

interface AddProductProps {
  ids: readonly number[];
  isComplete: boolean;
  search: string;
  suggested: readonly TeaserJson[];
}

/** A plain form, so that products can be added without scripts. */
export function AddProduct({ ids, isComplete, search, suggested }: AddProductProps) {
  return (
    <section
      aria-labelledby="add-product"
      className="mt-12 max-w-prose border-ink border-t pt-6 print:hidden"
    >
      <h2 id="add-product" className="font-display text-2xl">
        Add a product
      </h2>
      <form action="/compare" method="get" className="mt-4 flex flex-wrap gap-3">
        {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
        {isComplete && <input type="hidden" name="rows" value="all" />}
        <label className="sr-only" htmlFor="compare-search">
          Name or brand of a product
        </label>
        <input
          id="compare-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          required
          minLength={2}
          placeholder="Name or brand"
          className="min-h-11 min-w-0 grow rounded-md border border-edge bg-surface px-3"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {suggested.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {suggested.map((product) => (
            <li key={product.id} className="py-2">
              <TextLink
                to={compareAddress({ ids: [...ids, product.id], isComplete })}
                rel="nofollow"
                className="inline-block pointer-coarse:py-2"
              >
                {`Add ${product.brand} ${product.name}`}
              </TextLink>
              <span className="figures text-soft text-sm">
                {[
                  '',
                  ...(product.size ? [product.size] : []),
                  ...(product.bestPrice === null
                    ? []
                    : [`from ${formatDollarAmount(product.bestPrice)}`]),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {search.length > 1 && suggested.length === 0 && (
        <p className="mt-4 text-soft">{`We found no product to add for “${search}”.`}</p>
      )}
    </section>
  );
}
