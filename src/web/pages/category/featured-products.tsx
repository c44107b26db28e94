import { type PackedCard, unpackCard } from '~/web/shared/catalog/product-card-data';
import { ProductGrid } from '~/web/shared/catalog/product-grid';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';

interface FeaturedProductsProps {
  category: {
    slug: string;
    title: string;
    featured: readonly PackedCard[];
    subcategories: readonly unknown[];
    isDemo: boolean;
  };
}

/** The category's most popular products, or a notice that there are none yet. */
export function FeaturedProducts({ category }: FeaturedProductsProps) {
  const { slug, title, featured, subcategories, isDemo } = category;
  return (
    <section className="page-column pt-16 md:pt-20">
      {featured.length === 0 ? (
        <EmptyState
          title="Coming Soon"
          text={`We’re adding the first ${title.toLowerCase()} products.`}
          action={
            // An empty catalog still has subcategories, but no products to browse.
            subcategories.length === 0 && (
              <ButtonLink to="/products" variant="secondary">
                Browse all products
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <header className="mb-8">
            <h2 className="font-display text-2xl">Featured products</h2>
            {isDemo && <DemoNotice className="mt-2" />}
          </header>
          <ProductGrid products={featured.map((card) => unpackCard(card))} columns={4} eager={0} />
          <p className="mt-14 text-center">
            <ButtonLink to={`/products?category=${slug}`} variant="secondary" size="lg">
              See all {title} products
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
