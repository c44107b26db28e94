import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { StorageError } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import { requireServiceActor } from '~/usecases/storage/actor.server';
import type { RenderedImage } from '~/usecases/storage/render-image.server';
import { countReads } from '~/web/http/limits/read-limit.server';
import type { UploadSlots } from '~/web/http/limits/upload-slots.server';
import { storagePath } from '../../http/error-response.server';
import type { RequestEnv } from '../../http/request-env.server';
import type { SiteAccounts } from '../accounts/accounts.server';
import { bucketRoutes } from './buckets.server';
import { downloadRoutes } from './downloads.server';
import { objectRoutes, uploadRoutes } from './objects.server';
import { signatureRoutes } from './signatures.server';
import { requireActor, type StorageService } from './storage-context.server';

/** The Supabase Storage protocol on our own files and tables. */
export function storageApi(
  app: Hono<RequestEnv>,
  { accounts, slots }: { accounts: SiteAccounts; slots: UploadSlots },
): void {
  const path = storagePath.slice(0, -1);
  const images = new LRUCache<string, RenderedImage>({
    maxSize: storageLimits.maxImageCacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const { isService, client, crossOrigin } = accounts;
  const service: StorageService = { isService, anonKey: client.anonKey, slots, images };
  app.use(`${path}/*`, async (c, next) => {
    const preflight = crossOrigin?.preflight(c.req.raw);
    if (preflight) return preflight;
    await next();
    crossOrigin?.open(c.req.raw, c.res);
    return undefined;
  });
  app.use(`${path}/*`, countReads('api'));
  bucketRoutes(app, path, service);
  signatureRoutes(app, path, service);
  objectRoutes(app, path, service);
  downloadRoutes(app, path, service);
  uploadRoutes(app, path, service);
  // There is no CDN whose copies would have to be purged.
  for (const rest of [':bucket', ':bucket/:objectName{.+}']) {
    app.delete(`${path}/cdn/${rest}`, async (c) => {
      requireServiceActor(await requireActor(c, service));
      return c.json({ message: 'success' });
    });
  }
  app.all(`${path}/*`, (c) => {
    throw new StorageError('NotFound', `Route ${c.req.method}:${c.req.path} not found`);
  });
}
