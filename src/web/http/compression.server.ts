import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  gzip,
  gzipSync,
  constants as zlib,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Smaller responses fit into one packet anyway. */
export const minCompressBytes = 1_000;

/** Quick for a page that may never be requested again, thorough for one that was. */
export type Effort = 'quick' | 'thorough';

const brotliQuality: Record<Effort, number> = { quick: 1, thorough: 6 };
const gzipLevel: Record<Effort, number> = { quick: 2, thorough: 6 };

/** Compressing more than this here would hold up other requests. */
const maxQuickBytes = 256 * 1024;

/** Browsers send few different headers. */
const maxKnownHeaders = 100;
const encodingOfHeader = new LRUCache<string, Encoding>({ max: maxKnownHeaders });

/** The best of our encodings that the client accepts. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  let encoding = encodingOfHeader.get(acceptEncoding);
  if (!encoding) {
    encoding = bestEncoding(acceptEncoding);
    encodingOfHeader.set(acceptEncoding, encoding);
  }
  return encoding;
}

function bestEncoding(acceptEncoding: string): Encoding {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, weight]) => !/^\s*q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name?.trim()),
  );
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip')) return 'gzip';
  return 'identity';
}

/** Larger than most pages once compressed, so that one piece of memory is enough. */
const outputChunkBytes = 32 * 1024;

/**
 * Compresses a page; Brotli is smaller than gzip at the same cost. Quick compression takes less time than
 * another thread would need to start with it, so it happens here; thorough compression does not.
 */
export function compress(
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
  effort: Effort,
): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return body;
  const isQuick = effort === 'quick' && body.length <= maxQuickBytes;
  if (encoding === 'br') {
    const options: BrotliOptions = {
      chunkSize: outputChunkBytes,
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    };
    return isQuick ? brotliCompressSync(body, options) : brotli(body, options);
  }
  const options = { level: gzipLevel[effort], chunkSize: outputChunkBytes };
  return isQuick ? gzipSync(body, options) : gzipAsync(body, options);
}
