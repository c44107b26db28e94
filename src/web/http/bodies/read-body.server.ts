import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '~/domain/app-error';
import { findUnstorable } from '~/domain/input/storable';
import type { RequestEnv } from '../request-env.server';

export const mustBeJson = 'The body must be JSON (application/json).';

export function isJsonType(contentType: string): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType);
}

/** Whether a Content-Type names the fields of a plain form. */
export function isFormType(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);
}

/** Parses a JSON body with its schema; the error lists the problem of each field. */
export async function readBody<T>(c: Context<RequestEnv>, schema: z.ZodType<T>): Promise<T> {
  const body = await readJson(c);
  const unstorable = findUnstorable(body);
  if (unstorable) {
    const { path, message } = unstorable;
    throw new AppError('invalid_body', { message, ...(path && { fields: { [path]: message } }) });
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('invalid_body', { message: 'Some fields are invalid.', fields });
}

async function readJson(c: Context<RequestEnv>): Promise<unknown> {
  if (!isJsonType(c.req.header('content-type') ?? '')) {
    throw new AppError('invalid_body', { message: mustBeJson });
  }
  const text = await c.req.text().catch((cause: unknown) => {
    throw new AppError('bad_request', { message: 'The request body is incomplete.', cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_body', { message: 'The body is not well-formed JSON.', cause });
  }
}
