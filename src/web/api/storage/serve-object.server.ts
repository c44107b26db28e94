import type { Context } from 'hono';
import { StorageError } from '~/domain/storage/storage-error';
import { type StorageObject, servingOf } from '~/domain/storage/storage-object';
import { readContent } from '~/usecases/storage/find-objects.server';
import type { RenderedImage } from '~/usecases/storage/render-image.server';
import { matchesEtag } from '~/web/http/cache/cached-page.server';
import type { RequestEnv } from '../../http/request-env.server';

/** Cache policy: shared caches, or one browser, and for a signed URL only while it is valid. */
export type Caching = { isPublic: true } | { isPublic: false; maxSeconds?: number };

/** Stored files must not run scripts, regardless of their type. */
const objectContentPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Sends an object, or only its headers for HEAD. */
export async function serveObject(
  c: Context<RequestEnv>,
  object: StorageObject,
  caching: Caching,
): Promise<Response> {
  const { type, isAttachment } = servingOf(object.contentType);
  const headers: Record<string, string> = {
    ...headersOf(object, caching),
    'Content-Type': type,
    ...dispositionOf(c, isAttachment),
    'Accept-Ranges': 'bytes',
    ETag: object.etag,
  };
  if (matchesEtag(c.req.header('if-none-match'), object.etag)) return c.body(null, 304, headers);
  if (c.req.method === 'HEAD') {
    return c.body(null, 200, { ...headers, 'Content-Length': String(object.size) });
  }
  const range = parseRange(c.req.header('range'), object.size);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${object.size}`);
    throw new StorageError('InvalidRange', 'invalid range provided');
  }
  const bytes = await readContent(c.get('deps'), object);
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  headers['Content-Length'] = String(part.length);
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${object.size}`;
  return c.body(new Uint8Array(part), range ? 206 : 200, headers);
}

export function serveImage(
  c: Context<RequestEnv>,
  object: StorageObject,
  {
    image,
    transformations,
    caching,
  }: {
    image: RenderedImage;
    transformations: string;
    caching: Caching;
  },
): Response {
  return c.body(new Uint8Array(image.bytes), 200, {
    ...headersOf(object, caching),
    'Content-Type': image.contentType,
    ...dispositionOf(c, false),
    'Content-Length': String(image.bytes.length),
    'X-Transformations': transformations,
  });
}

function headersOf(
  { cacheControl, updatedAt }: StorageObject,
  caching: Caching,
): Record<string, string> {
  const [, seconds] = /^max-age=(\d+)$/.exec(cacheControl) ?? [];
  const maxAgeSeconds = caching.isPublic
    ? Number(seconds)
    : Math.min(Number(seconds), caching.maxSeconds ?? Infinity);
  const cacheScope = caching.isPublic ? 'public' : 'private';
  // Only recipients of a signed URL have it, so other sites may embed the object.
  const isOpen = caching.isPublic || caching.maxSeconds !== undefined;
  return {
    'Cache-Control': seconds === undefined ? 'no-cache' : `${cacheScope}, max-age=${maxAgeSeconds}`,
    'Last-Modified': updatedAt.toUTCString(),
    'Content-Security-Policy': objectContentPolicy,
    'X-Robots-Tag': 'none',
    ...(isOpen && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(!isOpen && { Vary: 'Authorization' }),
  };
}

function dispositionOf(c: Context<RequestEnv>, isAttachment: boolean): Record<string, string> {
  const download = c.req.query('download');
  if (download) {
    const name = encodeURIComponent(download.slice(0, 255).toWellFormed());
    return { 'Content-Disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}` };
  }
  if (download === undefined && !isAttachment) return {};
  return { 'Content-Disposition': 'attachment' };
}

/** One range of bytes, both ends included. */
interface ByteRange {
  start: number;
  end: number;
}

/** Parses a Range header; null if the whole file must be sent, as for several ranges. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
