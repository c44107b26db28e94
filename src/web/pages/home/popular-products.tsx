import { type PackedCard, unpackCard } from '~/web/shared/catalog/product-card-data';
import { ProductGrid } from '~/web/shared/catalog/product-grid';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { TextLink } from '~/web/ui/text-link';

interface PopularProductsProps {
  products: readonly PackedCard[];
  isDemo: boolean;
}

/** The products with the most reviews. */
export function PopularProducts({ products, isDemo }: PopularProductsProps) {
  return (
    <section className="page-column pt-20 md:pt-28">
      <header className="mb-10">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 className="font-display text-3xl">Popular products</h2>
          <TextLink to="/products">All Products</TextLink>
        </div>
        {isDemo && <DemoNotice className="mt-3" />}
      </header>
      <ProductGrid products={products.map((card) => unpackCard(card))} columns={3} eager={0} />
    </section>
  );
}
