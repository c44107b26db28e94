import type { Context, Hono } from 'hono';
import { describeTransform, type ImageTransform } from '~/domain/storage/image-transform';
import { storageErrors } from '~/domain/storage/storage-error';
import {
  type FoundObject,
  findPublicObject,
  findReadableObject,
} from '~/usecases/storage/find-objects.server';
import { renderImage } from '~/usecases/storage/render-image.server';
import { openDownload } from '~/usecases/storage/signed-urls.server';
import { countRead } from '~/web/http/limits/read-limit.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '../../http/request-env.server';
import { type Caching, serveImage, serveObject } from './serve-object.server';
import {
  objectLocationOf,
  readQuery,
  requireReader,
  type StorageService,
} from './storage-context.server';
import { infoJson } from './storage-json';
import { transformSchema } from './storage-schemas';

export function downloadRoutes(app: Hono<RequestEnv>, path: string, service: StorageService): void {
  const object = ':bucket/:objectName{.+}';

  app.get(`${path}/object/public/${object}`, async (c) => {
    const found = await findPublic(c);
    return serveObject(c, found.object, { isPublic: true });
  });
  app.get(`${path}/object/sign/${object}`, async (c) => {
    const { object, caching } = await findSigned(c);
    return serveObject(c, object, caching);
  });
  app.get(`${path}/object/info/public/${object}`, async (c) => {
    return c.json(infoJson((await findPublic(c)).object));
  });
  for (const kind of ['info/authenticated', 'info']) {
    app.get(`${path}/object/${kind}/${object}`, async (c) => {
      return c.json(infoJson((await findAny(c, service)).object));
    });
  }
  app.get(`${path}/render/image/public/${object}`, async (c) => {
    const found = await findPublic(c);
    return render(c, service, { found, caching: { isPublic: true } });
  });
  app.get(`${path}/render/image/authenticated/${object}`, async (c) => {
    const { caching, ...found } = await findAny(c, service);
    return render(c, service, { found, caching });
  });
  app.get(`${path}/render/image/sign/${object}`, async (c) => {
    const { caching, transform, ...found } = await findSigned(c);
    return render(c, service, { found, caching, transform });
  });
  for (const kind of ['object/authenticated', 'object']) {
    app.get(`${path}/${kind}/${object}`, async (c) => {
      const { object, caching } = await findAny(c, service);
      return serveObject(c, object, caching);
    });
  }
}

async function findPublic(c: Context<RequestEnv>): Promise<FoundObject> {
  const found = await findPublicObject(c.get('deps'), objectLocationOf(c));
  if (!found) throw storageErrors.noBucket();
  return found;
}

/** Public objects need no token; an invalid one is ignored. */
async function findAny(
  c: Context<RequestEnv>,
  service: StorageService,
): Promise<FoundObject & { caching: Caching }> {
  const open = await findPublicObject(c.get('deps'), objectLocationOf(c));
  if (open) return { ...open, caching: { isPublic: true } };
  const actor = await requireReader(c, service);
  const found = await findReadableObject(c.get('deps'), actor, objectLocationOf(c));
  return { ...found, caching: { isPublic: false } };
}

async function findSigned(c: Context<RequestEnv>) {
  const token = c.req.query('token') ?? '';
  const opened = await openDownload(c.get('deps'), { token, place: objectLocationOf(c) });
  const caching: Caching = { isPublic: false, maxSeconds: opened.secondsLeft };
  return { ...opened, caching };
}

async function render(
  c: Context<RequestEnv>,
  service: StorageService,
  {
    found,
    caching,
    transform,
  }: {
    found: FoundObject;
    caching: Caching;
    transform?: ImageTransform | undefined;
  },
): Promise<Response> {
  countRead(c, 'image');
  const requestedTransform = transform ?? readQuery(c, transformSchema);
  const image = await renderImage(c.get('deps'), found, {
    transform: { ...requestedTransform, format: formatFor(c, requestedTransform) },
    network: visitorNetwork(c),
    cache: service.images,
  });
  const transformations = describeTransform(requestedTransform);
  return serveImage(c, found.object, { image, transformations, caching });
}

/** Without a format in the request, WebP for browsers that accept it. */
function formatFor(c: Context<RequestEnv>, { format }: ImageTransform): ImageTransform['format'] {
  if (format !== undefined) return format;
  c.header('Vary', 'Accept', { append: true });
  return /\bimage\/webp\b/.test(c.req.header('accept') ?? '') ? 'webp' : 'origin';
}
