import type { CardFace } from '~/web/shared/catalogue/card-face';
import { ProductGrid } from '~/web/shared/catalogue/product-grid';
import { TextLink } from '~/web/ui/text-link';

/** What most people have an opinion on. */
export function PopularProducts({ products }: { products: readonly CardFace[] }) {
  return (
    <section className="page-column pt-20 md:pt-28">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-3xl">Popular products</h2>
        <TextLink to="/products">All Products</TextLink>
      </div>
      <ProductGrid products={products} columns={3} eager={0} />
    </section>
  );
}
