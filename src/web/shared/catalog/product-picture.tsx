import type { PictureWidth } from '~/domain/pictures/picture-request';
import { pictureAddress, pictureSources } from './picture-address';
import type { CardJson } from './product-json';

interface ProductPictureProps {
  product: Pick<CardJson, 'id' | 'imageVersion' | 'imageTone'>;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The widths to choose from, where not every one can be needed. */
  widths?: readonly PictureWidth[];
  /** Loads the picture first. For pictures above the fold. */
  priority?: boolean;
  className?: string;
}

/**
 * A square product picture. It has an empty alt text, because the name is always next to it. Its
 * background color shows until it loads. Browsers without AVIF get one JPEG: they are older than those
 * that our styles need.
 */
export function ProductPicture(props: ProductPictureProps) {
  const { product, sizes, widths, priority, className } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSources(product, 'avif', widths)} sizes={sizes} />
      <img
        src={pictureAddress(product, 640, 'jpg')}
        alt=""
        width={640}
        height={640}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={className}
        style={{ background: product.imageTone }}
      />
    </picture>
  );
}
