import { Link } from '~/web/ui/link';
import { formatDollarAmount } from './format-dollar-amount';
import type { CardJson } from './product-json';
import { ProductPicture } from './product-picture';

/** The product fields that a teaser shows. */
export type TeaserJson = Pick<
  CardJson,
  'id' | 'name' | 'brand' | 'image' | 'imageVersion' | 'imageTone' | 'size' | 'bestPrice'
>;

export function teaserJson(card: CardJson): TeaserJson {
  const { id, name, brand, image, imageVersion, imageTone, size, bestPrice } = card;
  return { id, name, brand, image, imageVersion, imageTone, size, bestPrice };
}

/** A compact card: picture, brand, name and lowest price. */
export function ProductTeaser({ product, sizes }: { product: TeaserJson; sizes: string }) {
  return (
    <article className="group relative">
      <ProductPicture product={product} sizes={sizes} />
      <p className="eyebrow mt-3 truncate text-[0.6875rem] text-soft">{product.brand}</p>
      <h3 className="mt-0.5 line-clamp-2 min-h-11 text-sm leading-snug">
        <Link
          to={`/product/${product.id}`}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {product.name}
        </Link>
      </h3>
      <p className="figures mt-1 text-sm">
        {product.bestPrice !== null && (
          <>
            <span className="text-soft text-xs">From </span>
            <span className="font-semibold">{formatDollarAmount(product.bestPrice)}</span>
          </>
        )}
      </p>
    </article>
  );
}
