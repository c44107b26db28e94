import { PhotoRefused } from '~/domain/pictures/photo-refused';
import type { ImageTransform } from '~/domain/storage/image-transform';
import { StorageError } from '~/domain/storage/storage-error';
import type { Deps } from '../deps';
import { type FoundObject, readContent } from './find-objects.server';
import { noTransformation } from './signed-urls.server';

export interface RenderedImage {
  bytes: Uint8Array;
  contentType: string;
}

export interface ImageCache {
  get(key: string): RenderedImage | undefined;
  set(key: string, image: RenderedImage): void;
}

export async function renderImage(
  deps: Pick<Deps, 'files' | 'uploads' | 'log'>,
  { bucket, object }: FoundObject,
  { transform, network, cache }: { transform: ImageTransform; network: string; cache: ImageCache },
): Promise<RenderedImage> {
  if (!bucket.imageTransformation) throw noTransformation();
  const key = `${object.version} ${JSON.stringify(transform)}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const bytes = await readContent(deps, object);
  const image = await deps.uploads.transformImage(bytes, transform, network).catch(refuse(deps));
  cache.set(key, image);
  return image;
}

function refuse({ log }: Pick<Deps, 'log'>) {
  return (error: unknown): never => {
    if (!(error instanceof PhotoRefused)) throw error;
    log.info({ reason: error.reason, detail: error.message }, 'image not transformed');
    throw new StorageError(
      'InvalidImage',
      'The source image is invalid or unsupported for rendering',
    );
  };
}
