import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { ShownProduct } from '~/web/shared/catalog/product-json';
import { ProductRating } from '~/web/shared/catalog/product-rating';
import { Badge } from '~/web/ui/badge';
import { cx } from '~/web/ui/class-names';
import { Link } from '~/web/ui/link';
import { StarRating } from '~/web/ui/star-rating';
import { TextLink } from '~/web/ui/text-link';

interface ProductHeadingProps {
  product: ShownProduct;
  /** The month in which its size changed; undefined: it did not. */
  sizeChanged: string | undefined;
}

export function ProductHeading({ product, sizeChanged }: ProductHeadingProps) {
  const { category, categorySlug, brand, brandSlug } = product;
  return (
    <header>
      <Link to={`/category/${categorySlug}`} className="inline-block pointer-coarse:py-2">
        <Badge tone="accent">{category}</Badge>
      </Link>
      <p className="eyebrow mt-4 text-soft">
        <Link to={`/products?brands=${brandSlug}`} className="hover:text-accent">
          {brand}
        </Link>
      </p>
      <h1 className="mt-1.5 font-display text-3xl">{product.name}</h1>
      <div className="product-facts">
        <ProductRating product={product} showValue otherwise={<span>Not rated yet</span>} />
        {product.ownRating && product.reviewCount > 0 && (
          <StarRating
            value={product.rating}
            count={product.reviewCount}
            countNote="at stores"
            showValue
          />
        )}
        {product.size && product.sizes.length < 2 && <span>{product.size}</span>}
        {product.unitPrice && <span>{product.unitPrice}</span>}
        {sizeChanged && <TextLink to="#changes">{`Size changed in ${sizeChanged}`}</TextLink>}
      </div>
      {product.sizes.length > 1 && <Sizes product={product} />}
    </header>
  );
}

function Sizes({ product }: { product: ShownProduct }) {
  return (
    <nav aria-label="Sizes" className="mt-5">
      <ul className="figures flex flex-wrap gap-2 text-sm">
        {product.sizes.map(({ id, size, bestPrice, unitPrice }) => {
          const current = id === product.id;
          return (
            <li key={id}>
              <Link
                to={`/product/${id}`}
                aria-current={current ? 'page' : undefined}
                preventScrollReset
                className={cx(
                  'flex min-h-11 flex-col justify-center rounded-md border px-3.5 py-1.5 leading-tight transition-colors',
                  current ? 'border-ink font-semibold' : 'border-line text-soft hover:border-edge',
                )}
              >
                <span>{size ?? 'One size'}</span>
                {bestPrice !== null && (
                  <span className="text-soft text-xs">from {formatDollarAmount(bestPrice)}</span>
                )}
                {unitPrice && <span className="text-soft text-xs">{unitPrice}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
