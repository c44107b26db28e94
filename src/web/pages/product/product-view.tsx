import { dollars } from '~/web/shared/catalogue/dollars';
import type { ProductJson } from '~/web/shared/catalogue/product-json';
import { ProductPicture } from '~/web/shared/catalogue/product-picture';
import { Badge } from '~/web/ui/badge';
import { Breadcrumb } from '~/web/ui/breadcrumb';
import { StarRating } from '~/web/ui/star-rating';
import { TextLink } from '~/web/ui/text-link';
import { PriceTable } from './price-table';

/** One product and what every store asks for it. */
export function ProductView({ product }: { product: ProductJson }) {
  const trail = [
    { label: 'Products', to: '/products' },
    { label: product.category, to: `/category/${product.categorySlug}` },
  ];
  return (
    <article className="page-column pt-8">
      <Breadcrumb trail={trail} current={product.name} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <ProductPicture product={product} sizes="(min-width: 1024px) 45vw, 92vw" priority />
        <div>
          <Badge tone="accent">{product.category}</Badge>
          <p className="eyebrow mt-5 text-soft">{product.brand}</p>
          <h1 className="mt-2 font-display text-3xl">{product.name}</h1>
          <p className="figures mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-soft text-sm">
            {product.reviewCount > 0 && (
              <StarRating value={product.rating} count={product.reviewCount} showValue />
            )}
            {product.size && <span>{product.size}</span>}
            {product.unitPrice && <span>{product.unitPrice}</span>}
          </p>
          {product.sizes.length > 1 && (
            <p className="figures mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {product.sizes.map(({ id, size, bestPrice }) =>
                id === product.id ? (
                  <strong key={id}>{size}</strong>
                ) : (
                  <TextLink key={id} to={`/product/${id}`}>
                    {size} {bestPrice !== null && `from ${dollars(bestPrice)}`}
                  </TextLink>
                ),
              )}
            </p>
          )}
          <PriceTable prices={product.prices} />
          {product.description && <p className="mt-8 max-w-prose">{product.description}</p>}
          {product.features && (
            <ul className="mt-6 list-disc pl-5 text-soft">
              {product.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  );
}
