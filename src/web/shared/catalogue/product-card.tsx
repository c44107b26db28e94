import { Link } from 'react-router';
import { Badge } from '~/web/ui/badge';
import { StarRating } from '~/web/ui/star-rating';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import { dollars } from './dollars';
import type { CardJson } from './product-json';
import { ProductPicture } from './product-picture';

const shownStores = 2;

/** A product in a grid: what it is, what it costs, and at how many stores. */
export function ProductCard({ product, eager = false }: { product: CardJson; eager?: boolean }) {
  const { prices, savingsPercent, bestPrice } = product;
  const more = prices.length - shownStores;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden bg-sunken">
        <ProductPicture
          product={product}
          sizes="(min-width: 1024px) 22vw, (min-width: 768px) 30vw, 45vw"
          priority={eager}
          className="transition-transform duration-(--duration-calm) group-hover:scale-[1.02]"
        />
        {savingsPercent > 0 && (
          <Badge
            tone="good"
            className="absolute top-3 left-3"
            title="Compared with the dearest store"
          >
            Save {savingsPercent}%<VisuallyHidden> compared with the dearest store</VisuallyHidden>
          </Badge>
        )}
      </div>
      <p className="eyebrow mt-4 text-soft">{product.brand}</p>
      <h3 className="mt-1 text-base leading-snug">
        <Link to={`/product/${product.id}`} className="after:absolute after:inset-0">
          {product.name}
        </Link>
      </h3>
      {product.size && <p className="figures mt-1 text-soft text-xs">{product.size}</p>}
      {product.reviewCount > 0 && (
        <StarRating value={product.rating} count={product.reviewCount} className="mt-2" />
      )}
      <ul className="figures mt-3 border-line border-t pt-2 text-soft text-sm">
        {prices.slice(0, shownStores).map(({ retailer, price, offerId }) => (
          <li key={offerId} className="flex justify-between gap-3 py-0.5">
            <span className="truncate">{retailer}</span>
            <span>{dollars(price)}</span>
          </li>
        ))}
        {more > 0 && (
          <li className="py-0.5">
            +{more} more {more === 1 ? 'store' : 'stores'}
          </li>
        )}
      </ul>
      <p className="figures mt-auto flex items-baseline justify-between gap-3 pt-3">
        {bestPrice !== null && (
          <span className="font-semibold text-lg">
            <span className="font-normal text-sm">From </span>
            {dollars(bestPrice)}
          </span>
        )}
        {product.unitPrice && <span className="text-soft text-xs">{product.unitPrice}</span>}
      </p>
    </article>
  );
}
