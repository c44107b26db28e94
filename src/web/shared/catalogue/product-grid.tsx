import { ProductCard } from './product-card';
import type { CardJson } from './product-json';

/** Cards in as many columns as fit, up to `columns`. */
export function ProductGrid(props: { products: readonly CardJson[]; columns: 3 | 4 }) {
  const wide = props.columns === 4 ? 'lg:grid-cols-4' : '';
  return (
    <ul className={`grid grid-cols-2 gap-x-5 gap-y-12 md:grid-cols-3 md:gap-x-8 ${wide}`}>
      {props.products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < 2} />
        </li>
      ))}
    </ul>
  );
}
