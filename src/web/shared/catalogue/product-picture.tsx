import type { CardJson } from './product-json';

interface ProductPictureProps {
  product: Pick<CardJson, 'image'>;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For what is on screen at once: loaded first instead of last. */
  priority?: boolean;
  className?: string;
}

/** A product's picture: square, and silent, because its name always stands beside it. */
export function ProductPicture({ product, sizes, priority, className = '' }: ProductPictureProps) {
  return (
    <img
      src={product.image}
      sizes={sizes}
      alt=""
      width={640}
      height={640}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      className={`aspect-square w-full bg-sunken object-cover ${className}`}
    />
  );
}
