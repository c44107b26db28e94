import type { CardFace } from '~/web/shared/catalogue/card-face';
import { ProductGrid } from '~/web/shared/catalogue/product-grid';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';

interface FeaturedProductsProps {
  category: { slug: string; title: string; featured: readonly CardFace[] };
}

/** The category's most popular, or word that it opens soon. */
export function FeaturedProducts({ category }: FeaturedProductsProps) {
  const { slug, title, featured } = category;
  return (
    <section className="page-column pt-16 md:pt-20">
      {featured.length === 0 ? (
        <EmptyState
          title="Coming Soon"
          text={`The first ${title.toLowerCase()} products are on their way to this shelf.`}
        />
      ) : (
        <>
          <h2 className="mb-8 font-display text-2xl">Featured products</h2>
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
