import type { Context, Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { type PictureFormat, readPictureName } from '~/domain/pictures/picture-request';
import { showPicture } from '~/usecases/pictures/show-picture.server';
import { matchesEtag } from '~/web/http/cache/cached-page.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

const types: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
const immutableCacheControl = 'public, max-age=31536000, immutable';
const shortCacheControl = 'public, max-age=300';

/** Pictures of products: /images/products/{id}/{width}.{avif|webp|jpg}?v={version} */
export function productPictures(app: Hono<RequestEnv>): void {
  endpoint(app, '/images/products/:id/:file', { GET: respondWithPicture });
  // Answers all paths below, so that an unknown picture does not render the 404 page.
  endpoint(app, '/images/products/*', { GET: () => Promise.reject(pictureNotFound()) });
}

async function respondWithPicture(c: Context<RequestEnv>): Promise<Response> {
  const requested = readPictureName(c.req.param('file') ?? '');
  const id = readId(c.req.param('id'));
  if (!requested || id === null) throw pictureNotFound();
  const { width, format } = requested;
  const { bytes, version, isFinal } = await showPicture(
    c.get('deps'),
    { id, width, format, version: c.req.query('v') },
    visitorNetwork(c),
  );
  const headers = {
    'Content-Type': types[format],
    'Cache-Control': isFinal ? immutableCacheControl : shortCacheControl,
    ETag: `"${version}-${width}-${format}"`,
    // Emails and API clients show the pictures on their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (matchesEtag(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Length': String(bytes.length) });
}

const pictureNotFound = () => new AppError('not_found', { message: 'There is no such picture.' });
