import type { Context, Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { showShareCard } from '~/usecases/pictures/show-share-card.server';
import { matchesEtag } from '~/web/http/cache/cached-page.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

const immutableCacheControl = 'public, max-age=31536000, immutable';
const shortCacheControl = 'public, max-age=300';

/** Preview pictures of shared product links: /images/share/{id}.jpg?v={version}, 1200 by 630. */
export function shareCards(app: Hono<RequestEnv>): void {
  endpoint(app, '/images/share/:file{[1-9][0-9]{0,9}\\.jpg}', { GET: respondWithCard });
  // Answers all paths below, so that an unknown picture does not render the 404 page.
  endpoint(app, '/images/share/*', { GET: () => Promise.reject(cardNotFound()) });
}

async function respondWithCard(c: Context<RequestEnv>): Promise<Response> {
  const id = readId(c.req.param('file')?.replace('.jpg', ''));
  if (id === null) throw cardNotFound();
  const { bytes, version, isFinal } = await showShareCard(
    c.get('deps'),
    { id, version: c.req.query('v') },
    visitorNetwork(c),
  );
  const headers = {
    'Content-Type': 'image/jpeg',
    'Cache-Control': isFinal ? immutableCacheControl : shortCacheControl,
    ETag: `"${version}"`,
    // Share cards are made for other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (matchesEtag(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Length': String(bytes.length) });
}

const cardNotFound = () => new AppError('not_found', { message: 'There is no such picture.' });
