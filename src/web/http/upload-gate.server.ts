import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '~/domain/app-error';
import { mostResumeBytes } from '~/domain/forms/resume-file';
import { isForPrograms } from './error-answer.server';
import type { RequestEnv } from './request-env.server';
import { withoutFile } from './without-file.server';

/** A file, and the few fields around it. */
const mostBytes = mostResumeBytes + 256 * 1024;
/** So many files are in memory at once, and no more; the next are asked to come back. */
const mostAtOnce = 6;

const paths = /^\/(api\/forms\/application|careers\/apply(\/[\w-]+)?)$/;

/** Whether a request may be larger than others: it brings a file. */
export function isUpload(c: Context<RequestEnv>): boolean {
  return c.req.method === 'POST' && paths.test(c.req.path);
}

/**
 * Lets files in up to their own limit, a few at a time, so that memory stays bounded. A page whose file is
 * larger gets its fields alone, so that it can show them again.
 */
export function admitUploads(): MiddlewareHandler<RequestEnv> {
  let inside = 0;
  const limit = bodyLimit({
    maxSize: mostBytes,
    onError: (c) => {
      // The rest of the body would be taken for the next request.
      c.header('Connection', 'close');
      throw new AppError('body_too_large', {
        message: 'That file is larger than 10 MB, our limit.',
      });
    },
  });
  return async (c, next) => {
    if (!isUpload(c)) return next();
    if (!isForPrograms(c.req.path) && Number(c.req.header('content-length')) > mostBytes) {
      const reduced = await withoutFile(c.req.raw);
      if (reduced) {
        c.req.raw = reduced;
        c.set('fileTooLarge', true);
        return next();
      }
    }
    if (inside >= mostAtOnce) {
      throw new AppError('busy', {
        message: 'Many files are arriving right now. Please try again in a minute.',
      });
    }
    inside += 1;
    try {
      return await limit(c, next);
    } finally {
      inside -= 1;
    }
  };
}
