import type { ProductCardData } from '~/web/shared/catalog/product-card-data';
import { ProductGrid } from '~/web/shared/catalog/product-grid';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';

interface FeaturedProductsProps {
  category: {
    slug: string;
    title: string;
    featured: readonly ProductCardData[];
    /** Whether prices among them are invented. */
    isDemo: boolean;
  };
}

/** The category's most popular, or word that it opens soon. */
export function FeaturedProducts({ category }: FeaturedProductsProps) {
  const { slug, title, featured, isDemo } = category;
  return (
    <section className="page-column pt-16 md:pt-20">
      {featured.length === 0 ? (
        <EmptyState
          title="Coming Soon"
          text={`The first ${title.toLowerCase()} products are on their way to this shelf.`}
        />
      ) : (
        <>
          <header className="mb-8">
            <h2 className="font-display text-2xl">Featured products</h2>
            {isDemo && <DemoNotice className="mt-2" />}
          </header>
          <ProductGrid products={featured} columns={4} />
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
