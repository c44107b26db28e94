import { type PackedCard, unpackCard } from '~/web/shared/catalog/product-card-data';
import { ProductGrid } from '~/web/shared/catalog/product-grid';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { TextLink } from '~/web/ui/text-link';

interface PopularProductsProps {
  products: readonly PackedCard[];
  isDemo: boolean;
  /** Whether shoppers have shown interest in enough products to call these popular. */
  hasPopular: boolean;
}

/** The most popular products, or a selection until shoppers have shown what is popular. */
export function PopularProducts({ products, isDemo, hasPopular }: PopularProductsProps) {
  return (
    <section className="page-column pt-20 md:pt-28">
      <header className="mb-10">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 className="font-display text-3xl">
            {hasPopular ? 'Popular products' : 'Featured products'}
          </h2>
          <TextLink to="/products">All Products</TextLink>
        </div>
        {isDemo && <DemoNotice className="mt-3" />}
      </header>
      <ProductGrid products={products.map((card) => unpackCard(card))} columns={3} eager={0} />
    </section>
  );
}
