import { pictureSources } from './picture-address';
import type { CardJson } from './product-json';

interface ProductPictureProps {
  product: Pick<CardJson, 'id' | 'image' | 'imageVersion' | 'imageTone'>;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Loads the picture first. For pictures above the fold. */
  priority?: boolean;
  className?: string;
}

/**
 * A square product picture. It has an empty alt text, because the name is always next to it. Its
 * background color shows until it loads.
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
