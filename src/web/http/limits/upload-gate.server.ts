import type { Context, MiddlewareHandler } from 'hono';
import { uploadLimits } from '~/domain/uploads/upload-limits';
import { multipartBoundary } from '../bodies/form-parts.server';
import { receiveUpload } from '../bodies/receive-upload.server';
import { withoutFile } from '../bodies/without-file.server';
import { isApiPath } from '../error-response.server';
import type { RequestEnv } from '../request-env.server';
import type { UploadSlots } from './upload-slots.server';
import { visitorNetwork } from './visitor-address.server';

/** The file and the few fields around it. */
const maxFormUploadBytes = uploadLimits.maxResumeBytes + 256 * 1024;
const fileTooLargeMessage = 'That file is larger than our limit of 10 MB.';

const uploadPaths =
  /^\/(api\/forms\/application|careers\/apply(\/[\w-]+)?|product\/\d+\/(review|order-confirmation))$/;

/** Whether a request may contain a file: only multipart forms do. */
export function isUpload(c: Context<RequestEnv>): boolean {
  const isForm = multipartBoundary(c.req.header('content-type') ?? '') !== null;
  return isForm && c.req.method === 'POST' && uploadPaths.test(c.req.path);
}

/**
 * Receives forms with files up to their own limit, a few at a time, to bound memory. If the file is too
 * large, the page gets the other fields and shows them again.
 */
export function admitUploads(slots: UploadSlots): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    if (!isUpload(c)) return next();
    const isPage = !isApiPath(c.req.path);
    if (isPage && Number(c.req.header('content-length')) > maxFormUploadBytes) {
      const requestWithoutFile = await dropOversizedFile(c, slots);
      if (requestWithoutFile) {
        c.req.raw = requestWithoutFile;
        c.set('fileTooLarge', true);
        return next();
      }
    }
    await receiveUpload(
      c,
      { slots, maxBytes: maxFormUploadBytes, tooLarge: fileTooLargeMessage },
      async (body) => {
        const { url, method, headers } = c.req.raw;
        c.req.raw = new Request(url, { method, headers, body });
        await next();
      },
    );
  };
}

async function dropOversizedFile(
  c: Context<RequestEnv>,
  slots: UploadSlots,
): Promise<Request | null> {
  const { body, url, method, headers } = c.req.raw;
  if (!body) return null;
  const slot = slots.take(visitorNetwork(c));
  try {
    const init = { method, headers, body: slot.track(body), duplex: 'half' } as const;
    return await withoutFile(new Request(url, init));
  } finally {
    slot.release();
  }
}
