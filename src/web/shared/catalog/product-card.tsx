import { Link } from 'react-router';
import { Badge } from '~/web/ui/badge';
import { StarRating } from '~/web/ui/star-rating';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import { HeartButton } from '../favorites/heart-button';
import { PriceFigure } from './price-figure';
import { cardStores, type ProductCardData } from './product-card-data';
import { ProductPicture } from './product-picture';

interface ProductCardProps {
  product: ProductCardData;
  /** The displayed width of the picture, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** Leaves room for the link to sizes and shades that others of the grid have, so that rows align. */
  hasVariantsRow?: boolean;
}

/**
 * A product in a grid or a list. The whole card is one link; buttons, such as the heart, are
 * siblings of the link and not inside it. The source order matches the visual order, so that
 * nothing shifts while a long page streams in.
 */
export function ProductCard({ product, sizes, eager = false, hasVariantsRow }: ProductCardProps) {
  const { savingsPercent, bestPrice, unitPrice } = product;
  const { named, count, more } = cardStores(product);
  return (
    <article className="relative flex h-full flex-col">
      <Link
        to={`/product/${product.id}`}
        className="product-card group relative flex grow flex-col"
      >
        <div className="overflow-hidden bg-sunken listed:self-start listed:[grid-area:picture]">
          <ProductPicture
            product={product}
            sizes={sizes}
            priority={eager}
            className="transition-transform duration-(--duration-calm) group-hover:scale-[1.02]"
          />
        </div>
        <div className="pt-3.5 listed:pt-0 listed:pr-9 listed:sm:pr-0 listed:[grid-area:what]">
          <p className="eyebrow text-[0.6875rem] text-soft sm:text-xs">{product.brand}</p>
          <h3 className="wrap-anywhere mt-1 text-sm leading-snug underline-offset-4 group-hover:underline md:text-base listed:text-base">
            {product.name}
          </h3>
          {product.size && <p className="figures mt-1 text-soft text-xs">{product.size}</p>}
          {product.note && <p className="mt-1 text-soft text-xs">{product.note}</p>}
          {product.reviewCount > 0 && (
            <StarRating
              value={product.rating}
              count={product.reviewCount}
              className="mt-1.5 flex-wrap"
            />
          )}
          {savingsPercent > 0 && (
            <p className="absolute top-2 left-2 flex sm:top-3 sm:left-3 listed:static listed:mt-2">
              <Badge tone="good" title="Compared with the most expensive store">
                Save {savingsPercent}%
                <VisuallyHidden> compared with the most expensive store</VisuallyHidden>
              </Badge>
            </p>
          )}
        </div>
        <ul className="figures mt-auto min-h-21 pt-3 text-soft text-xs md:min-h-23 md:text-sm listed:mt-0 listed:min-h-0 listed:pt-2 listed:[grid-area:stores] listed:sm:pt-0">
          {named.map(({ retailer, price, offerId, inStock }) => (
            <li key={offerId} className="flex justify-between gap-3 py-0.5">
              <span className="truncate">{retailer}</span>
              {inStock ? <PriceFigure amount={price} /> : <span>Out of stock</span>}
            </li>
          ))}
          {more > 0 && (
            <li className="py-0.5">
              +{more} more {more === 1 ? 'store' : 'stores'}
            </li>
          )}
        </ul>
        <p className="figures flex flex-wrap items-baseline justify-between gap-x-3 pt-2.5 listed:justify-start listed:pt-2 listed:[grid-area:cost] listed:sm:flex-col listed:sm:pt-0">
          {bestPrice !== null && (
            <span className="font-semibold text-lg">
              <span className="font-normal text-sm">From </span>
              <PriceFigure amount={bestPrice} />
            </span>
          )}
          {unitPrice && <span className="text-soft text-xs">{unitPrice}</span>}
        </p>
        <span className="mt-3 inline-flex min-h-10 items-center justify-center rounded-full border border-edge px-3 font-semibold text-sm transition-colors group-hover:border-accent group-hover:bg-accent group-hover:text-on-accent listed:self-start listed:[grid-area:compare]">
          <span className="listed:hidden">{count > 1 ? 'Compare Prices' : 'View Product'}</span>
          <span className="hidden listed:inline">{count > 1 ? 'Compare' : 'View'}</span>
        </span>
      </Link>
      {hasVariantsRow && (
        <p className="figures flex min-h-8 items-end justify-center text-xs pointer-coarse:min-h-11 pointer-coarse:items-center listed:min-h-0 listed:justify-start">
          {product.variants && (
            <Link
              to={product.variants.to}
              className="text-center text-accent underline underline-offset-4 hover:text-accent-strong listed:pt-2"
            >
              {product.variants.text}
              <VisuallyHidden> of {product.name}</VisuallyHidden>
            </Link>
          )}
        </p>
      )}
      <HeartButton
        product={product}
        className="absolute top-1 right-1 listed:-top-2 listed:-right-2"
      />
    </article>
  );
}
