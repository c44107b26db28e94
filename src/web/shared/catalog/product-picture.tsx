import { pictureSources } from './picture-address';
import type { CardJson } from './product-json';

interface ProductPictureProps {
  product: Pick<CardJson, 'id' | 'image' | 'imageVersion' | 'imageTone'>;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For what is on screen at once: loaded first instead of last. */
  priority?: boolean;
  className?: string;
}

/**
 * A product's picture: square, and silent, because its name always stands beside it. Until it is
 * there, its place has the color of its ground.
 */
export function ProductPicture({ product, sizes, priority, className = '' }: ProductPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSources(product, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSources(product, 'webp')} sizes={sizes} />
      <img
        src={product.image}
        alt=""
        width={640}
        height={640}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`aspect-square w-full object-cover ${className}`}
        style={{ backgroundColor: product.imageTone }}
      />
    </picture>
  );
}
