import { createHash } from 'node:crypto';
import { chooseEncoding, compress, type Encoding, smallestWorthCompressing } from './compression.server';

/** An answer held as bytes, with its compressed forms made when first asked for. */
export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** Reads a rendered answer to its end. */
export async function keepPage(response: Response): Promise<KeptPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    // Weak: the compressed forms are the same page in other bytes.
    etag: `W/"${hash}"`,
    encoded: new Map(),
  };
}

/** How long the page may be kept, from its own Cache-Control; null: not at all. */
export function freshSeconds(page: KeptPage): { fresh: number; stale: number } | null {
  const control = page.headers['cache-control'] ?? '';
  if (page.status !== 200 || !/\bpublic\b/.test(control)) return null;
  const fresh = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
  const stale = Number(/stale-while-revalidate=(\d+)/.exec(control)?.[1] ?? 0);
  return fresh > 0 ? { fresh, stale } : null;
}

/** Answers one request from a kept page: 304 if the client has it, else the best encoding. */
export async function respondWithPage(page: KeptPage, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.append('Vary', 'Accept-Encoding');
  if (page.status === 200) {
    headers.set('ETag', page.etag);
    if (matchesEtag(request.headers.get('if-none-match'), page.etag)) {
      headers.delete('Content-Type');
      return new Response(null, { status: 304, headers });
    }
  }
  const encoding =
    page.body.length < smallestWorthCompressing
      ? 'identity'
      : chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = await encodedBody(page, encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body.buffer, body.byteOffset, body.length), {
    status: page.status,
    headers,
  });
}

function encodedBody(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  let encoded = page.encoded.get(encoding);
  if (!encoded) {
    encoded = compress(page.body, encoding);
    page.encoded.set(encoding, encoded);
  }
  return encoded;
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === bare || tag === '*';
  });
}
