import type { ReactNode } from 'react';
import { Link } from '~/web/ui/link';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import { CompareLink } from '../compare/compare-link';
import { HeartButton } from '../favorites/heart-button';
import { useSharedContent } from '../use-shared-content';
import { PriceFigure } from './price-figure';
import { cardStores, type ProductCardData } from './product-card-data';
import { ProductPicture } from './product-picture';
import { ProductRating } from './product-rating';

interface ProductCardProps {
  product: ProductCardData;
  /** The displayed width of the picture, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** Leaves room for the link to sizes and shades that others of the grid have, so that rows align. */
  hasVariantsRow?: boolean;
  /** Why it does not suit the person. */
  mark?: ReactNode;
}

/** No card is narrow enough for the smallest picture. */
const widths = [320, 640, 960] as const;

/**
 * A product in a grid or a list. The whole card is one link; buttons, such as the heart, are
 * siblings of the link and not inside it. The source order matches the visual order, so that
 * nothing shifts while a long page streams in. Its styles are in product-card.css.
 */
export function ProductCard(props: ProductCardProps) {
  // The link to its sizes and shades depends on the listing, a mark on the person.
  const isShared = import.meta.env.SSR && !props.product.variants && !props.mark;
  return <article className="product-card" {...useSharedContent(CardParts, props, isShared)} />;
}

function CardParts({ product, sizes, eager = false, hasVariantsRow, mark }: ProductCardProps) {
  const { variants, ...shown } = product;
  const content = useSharedContent(CardContent, { product: shown, sizes, eager });
  return (
    <>
      <Link to={`/product/${product.id}`} {...content} />
      {hasVariantsRow && (
        <p className="variants">
          {variants && (
            <Link to={variants.to}>
              {variants.text}
              <VisuallyHidden>{` of ${product.name}`}</VisuallyHidden>
            </Link>
          )}
        </p>
      )}
      {mark}
      <HeartButton product={product} />
      <CompareLink product={product} />
    </>
  );
}

interface CardContentProps {
  product: Omit<ProductCardData, 'variants'>;
  sizes: string;
  eager: boolean;
}

function CardContent({ product, sizes, eager }: CardContentProps) {
  const { savingsPercent, bestPrice, unitPrice } = product;
  const { named, count, more } = cardStores(product);
  return (
    <>
      <ProductPicture product={product} sizes={sizes} widths={widths} priority={eager} />
      <div>
        <p>{product.brand}</p>
        <h3>{product.name}</h3>
        {product.size && <p>{product.size}</p>}
        {product.note && <p>{product.note}</p>}
        <ProductRating product={product} />
        {savingsPercent > 0 && (
          <p className="savings">
            {`Save ${savingsPercent}%`}
            <span> compared with the most expensive store</span>
          </p>
        )}
      </div>
      <ul>
        {named.map(({ retailer, price, inStock }) => (
          <li key={retailer}>
            <span>{retailer}</span>
            {inStock ? <PriceFigure amount={price} /> : <span>Out of stock</span>}
          </li>
        ))}
        {more > 0 && <li>{`+${more} more ${more === 1 ? 'store' : 'stores'}`}</li>}
      </ul>
      <p>
        {bestPrice !== null && (
          <span>
            From <PriceFigure amount={bestPrice} />
          </span>
        )}
        {unitPrice && <span>{unitPrice}</span>}
      </p>
      {/* The list view has room for the verb only. */}
      <span>
        {count > 1 ? 'Compare' : 'View'}
        <span>{count > 1 ? ' Prices' : ' Product'}</span>
      </span>
    </>
  );
}
