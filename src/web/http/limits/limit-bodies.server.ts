import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '~/domain/app-error';
import { bodyLimits, maxDiscardedBytes } from '~/domain/limits/body-limits';
import type { RequestEnv } from '../request-env.server';
import { countRead } from './read-limit.server';
import { isUpload } from './upload-gate.server';
import { visitorAddress } from './visitor-address.server';

/** A body costs one request, plus one per chunk of this size. */
const bytesPerCountedChunk = 64 * 1024;

/** Refuses bodies above the limit of their path before parsing. */
export function limitBodies(): MiddlewareHandler<RequestEnv> {
  const limits = bodyLimits.map(({ path, maxBytes }) => ({
    path,
    maxBytes,
    limit: bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, maxBytes) }),
  }));
  return (c, next) => {
    const found = limits.find(({ path }) => c.req.path.startsWith(path));
    if (!found || isUpload(c) || ['GET', 'HEAD'].includes(c.req.method)) return next();
    const contentLength = c.req.header('content-length');
    if (contentLength === undefined) return countStreamedBody(c, () => found.limit(c, next));
    if (Number(contentLength) <= found.maxBytes) countChunks(c, Number(contentLength));
    return found.limit(c, next);
  };
}

/** Without Content-Length, the size is known afterwards: then the next requests pay for it. */
async function countStreamedBody(c: Context<RequestEnv>, respond: () => Promise<unknown>) {
  const { body } = c.req.raw;
  let bytes = 0;
  if (body) {
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const init = { body: body.pipeThrough(counted), duplex: 'half' as const };
    c.req.raw = new Request(c.req.raw, init);
  }
  await respond();
  for (let chunkNumber = 1; chunkNumber < bytes / bytesPerCountedChunk; chunkNumber += 1)
    c.get('reads')?.take('api', visitorAddress(c));
}

function countChunks(c: Context<RequestEnv>, bytes: number): void {
  for (let chunkNumber = 1; chunkNumber < bytes / bytesPerCountedChunk; chunkNumber += 1)
    countRead(c, 'api');
}

async function refuse(c: Context, maxBytes: number): Promise<never> {
  const { body } = c.req.raw;
  if (body && !body.locked && Number(c.req.header('content-length')) <= maxDiscardedBytes) {
    for await (const _chunk of body);
  }
  // Otherwise the rest of the body would be parsed as the next request.
  c.header('Connection', 'close');
  const size = maxBytes >= 2 ** 20 ? `${maxBytes / 2 ** 20} MiB` : `${maxBytes / 2 ** 10} KiB`;
  throw new AppError('body_too_large', {
    message: `The request is larger than our limit of ${size}.`,
  });
}
