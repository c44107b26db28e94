import { memo, type ReactNode } from 'react';
import { cx } from '~/web/ui/class-names';
import { ProductCard } from './product-card';
import { type ProductCardData, storesClass } from './product-card-data';

interface ProductGridProps {
  products: readonly ProductCardData[];
  columns: 3 | 4;
  /** What a person's preferences say about some of the products, by id. */
  marks?: ReadonlyMap<number, ReactNode> | undefined;
  /** How many pictures load eagerly; 0 for a grid below the fold. */
  eager?: number;
}

/** The card width, as in the `sizes` attribute. */
const cardWidths = {
  3: '(width>=84rem) 26rem,(width>=48rem) 30vw,45vw',
  4: '(width>=84rem) 19rem,(width>=48rem) 30vw,45vw',
};

/**
 * A responsive grid of cards with up to `columns` columns; in a listing also as rows. It uses
 * viewport breakpoints instead of container queries, because Chromium's first layout of those
 * causes a layout shift. Memoized, so that it re-renders only for new products and not for pending
 * filters.
 */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, columns, marks, eager = 2 } = props;
  const hasVariantsRow = products.some(({ variants }) => variants);
  return (
    <ul className={cx('product-grid', columns === 4 && 'four-columns', storesClass(products))}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={cardWidths[columns]}
            eager={index < eager}
            hasVariantsRow={hasVariantsRow}
            mark={marks?.get(product.id)}
          />
        </li>
      ))}
    </ul>
  );
});
