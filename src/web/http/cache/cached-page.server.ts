import { hash } from 'node:crypto';
import {
  chooseEncoding,
  compress,
  type Effort,
  type Encoding,
  minCompressBytes,
} from '../compression.server';

export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** A response as bytes; its compressed forms are made on first use. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  etag: string;
  encodings: Map<Encoding, EncodedPage>;
}

/** A page in one encoding. */
interface EncodedPage {
  response: PageResponse | Promise<PageResponse>;
  effort: Effort;
}

/** A rendered page; a Response is one. */
export type RenderedPage = Pick<Response, 'status' | 'headers' | 'arrayBuffer'>;

/** Reads a rendered page to its end. */
export async function toCachedPage(response: RenderedPage): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  // It only has to differ between versions of a page; SHA-256 takes three times as long.
  const digest = hash('sha1', body, 'base64url').slice(0, 22);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    // Weak, because the compressed forms are the same page in other bytes.
    etag: `W/"${digest}"`,
    encodings: new Map(),
  };
}

/** How long the page may be cached, from its own Cache-Control; null if it may not. */
export function cacheLifetime(page: CachedPage): { fresh: number; stale: number } | null {
  const control = page.headers['cache-control'] ?? '';
  if (page.status !== 200 || 'set-cookie' in page.headers) return null;
  if (!/\bpublic\b/.test(control) || /\bno-store\b/.test(control)) return null;
  const fresh = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
  const stale = Number(/stale-while-revalidate=(\d+)/.exec(control)?.[1] ?? 0);
  return fresh > 0 ? { fresh, stale } : null;
}

interface PageRequestHeaders {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/**
 * A cached page on the wire: 304 if the client has it, otherwise in the best encoding. Most pages are
 * requested once, so the first request gets what is quick to compress; a second one pays for more.
 */
export function pageResponse(
  page: CachedPage,
  requestHeaders: PageRequestHeaders,
): PageResponse | Promise<PageResponse> {
  const isUnchanged = page.status === 200 && matchesEtag(requestHeaders.ifNoneMatch, page.etag);
  if (isUnchanged) return { status: 304, headers: headersOf(page), body: null };
  const shouldCompress = page.body.length >= minCompressBytes;
  const encoding = shouldCompress ? chooseEncoding(requestHeaders.acceptEncoding) : 'identity';
  const encoded = page.encodings.get(encoding);
  if (!encoded) {
    const quick: EncodedPage = { response: encode(page, encoding, 'quick'), effort: 'quick' };
    page.encodings.set(encoding, quick);
    keepResult(quick, quick.response);
    return quick.response;
  }
  if (encoded.effort === 'quick') {
    encoded.effort = 'thorough';
    if (encoding !== 'identity') keepResult(encoded, encode(page, encoding, 'thorough'));
  }
  return encoded.response;
}

/** Replaces the response once the next one is ready; a failure keeps the last one. */
function keepResult(encoded: EncodedPage, next: PageResponse | Promise<PageResponse>): void {
  if (!(next instanceof Promise)) return;
  next.then(
    (response) => {
      encoded.response = response;
    },
    () => {},
  );
}

export async function respondWithPage(page: CachedPage, request: Request): Promise<Response> {
  const { status, headers, body } = await pageResponse(page, {
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  return new Response(body, { status, headers });
}

async function encode(page: CachedPage, encoding: Encoding, effort: Effort): Promise<PageResponse> {
  const body = await compress(page.body, encoding, effort);
  const headers = headersOf(page);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return { status: page.status, headers, body };
}

function headersOf(page: CachedPage): Record<string, string> {
  const headers: Record<string, string> = { ...page.headers, vary: 'Accept-Encoding' };
  if (page.status === 200) headers.etag = page.etag;
  return headers;
}

/** Whether If-None-Match contains this tag. Weak and strong tags compare equal. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === bare || tag === '*';
  });
}
