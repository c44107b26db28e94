import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '~/domain/app-error';
import { maxFormBytes } from '~/domain/limits/body-limits';
import { uploadLimits } from '~/domain/uploads/upload-limits';
import { multipartBoundary } from '../bodies/form-parts.server';
import { receiveUpload } from '../bodies/receive-upload.server';
import { withoutFile } from '../bodies/without-file.server';
import { isApiPath } from '../error-response.server';
import type { RequestEnv } from '../request-env.server';
import { createUploadSlots, type UploadSlots } from './upload-slots.server';
import { visitorNetwork } from './visitor-address.server';

/** The file and the few fields around it. */
const maxFormUploadBytes = uploadLimits.maxResumeBytes + 256 * 1024;
const fileTooLargeMessage = 'That file is larger than our limit of 10 MB.';

const uploadPaths =
  /^\/(api\/forms\/application|careers\/apply(\/[\w-]+)?|product\/\d+\/(review|order-confirmation))$/;

/** For reading the fields of forms whose file is refused. No upload waits for these slots. */
const refusedFormLimits = {
  ...uploadLimits,
  maxConcurrentUploads: 16,
  maxUploadsPerNetwork: 4,
  maxWaitingUploads: 0,
};

/** Whether a request may contain a large file. Small forms are limited like those without a file. */
export function isUpload(c: Context<RequestEnv>): boolean {
  const isForm = multipartBoundary(c.req.header('content-type') ?? '') !== null;
  const isSmall = Number(c.req.header('content-length') ?? Infinity) <= maxFormBytes;
  return isForm && !isSmall && c.req.method === 'POST' && uploadPaths.test(c.req.path);
}

/**
 * Receives forms with files up to their own limit, a few at a time, to bound memory. If the file is too
 * large or no slot becomes free, the page gets the other fields and shows them again.
 */
export function admitUploads(slots: UploadSlots): MiddlewareHandler<RequestEnv> {
  const refusedForms = createUploadSlots(refusedFormLimits);
  return async (c, next) => {
    if (!isUpload(c)) return next();
    const isPage = !isApiPath(c.req.path);
    const continueWithoutFile = async (refusal: AppError) => {
      c.req.raw = await dropFile(c, refusedForms, refusal);
      c.set('refusedFile', refusal);
      await next();
    };
    if (isPage && Number(c.req.header('content-length')) > maxFormUploadBytes) {
      return continueWithoutFile(new AppError('body_too_large', { message: fileTooLargeMessage }));
    }
    return receiveUpload(
      c,
      {
        slots,
        maxBytes: maxFormUploadBytes,
        tooLarge: fileTooLargeMessage,
        onBusy: isPage ? continueWithoutFile : undefined,
      },
      async (body) => {
        const { url, method, headers } = c.req.raw;
        c.req.raw = new Request(url, { method, headers, body });
        await next();
      },
    );
  };
}

/** Reads the fields before the file; throws the refusal if the body is too large for that. */
async function dropFile(
  c: Context<RequestEnv>,
  slots: UploadSlots,
  refusal: AppError,
): Promise<Request> {
  const { body, url, method, headers } = c.req.raw;
  // Otherwise the rest of a body that is not read would be parsed as the next request.
  c.header('Connection', 'close');
  if (!body) throw refusal;
  const slot = await slots.take(visitorNetwork(c));
  try {
    const init = { method, headers, body: slot.track(body), duplex: 'half' } as const;
    const request = await withoutFile(new Request(url, init));
    if (!request) throw refusal;
    c.header('Connection', undefined);
    return request;
  } finally {
    slot.release();
  }
}
