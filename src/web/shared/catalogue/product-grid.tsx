import type { CardFace } from './card-face';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: readonly CardFace[];
  columns: 3 | 4;
  /** How many pictures are loaded at once; 0 for a grid below the first screen. */
  eager?: number;
}

/** How wide a card is, for the browser to choose its picture by before the page is laid out. */
const cardWidths = {
  3: '(min-width: 84rem) 26rem, (min-width: 48rem) 30vw, 45vw',
  4: '(min-width: 84rem) 19rem, (min-width: 48rem) 30vw, 45vw',
};

/** Cards in as many columns as fit, up to `columns`; in a listing also as rows. */
export function ProductGrid({ products, columns, eager = 4 }: ProductGridProps) {
  const wide = columns === 4 ? '@4xl/products:grid-cols-4' : '';
  return (
    <div className="@container/products">
      <ul
        className={`grid gap-x-4 gap-y-10 @3xs/products:grid-cols-2 @2xl/products:grid-cols-3 @2xl/products:gap-x-6 @2xl/products:gap-y-14 listed:grid-cols-1 listed:gap-y-0 listed:border-line listed:border-t ${wide}`}
      >
        {products.map((product, index) => (
          <li key={product.id} className="listed:border-line listed:border-b listed:py-6">
            <ProductCard product={product} sizes={cardWidths[columns]} eager={index < eager} />
          </li>
        ))}
      </ul>
    </div>
  );
}
