import { z } from 'zod';
import { isDeeperThan } from '~/domain/input/json-depth';
import { findUnstorable } from '~/domain/input/storable';
import { AuthError, badRequest, invalid } from '../auth-error';
import { maxBodyBytes } from './body-limits';

const basePath = '/auth/v1';
const maxDepth = 32;
const maxMetadata = 8 * 1024;

/** Optional text; some clients send null for a missing value. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** User metadata is part of every token, so its size is limited. */
export const metadataParam = z
  .record(z.string(), z.unknown())
  .nullish()
  .refine((data) => !data || JSON.stringify(data).length <= maxMetadata, {
    message: `is larger than ${maxMetadata} bytes`,
  })
  .transform((data) => data ?? undefined);

/**
 * Reads the JSON body and validates it; `empty` is the value for a missing body. Apply the endpoint's
 * rate limit first, so that malformed bodies count as well.
 */
export async function readParams<T>(
  request: Request,
  schema: z.ZodType<T>,
  empty = '',
): Promise<T> {
  const result = schema.safeParse(parseJson((await readText(request)) || empty));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw invalid(`${where === '' ? 'The request body' : where}: ${issue?.message ?? 'is wrong'}`);
}

/** Reads the body as text, up to the endpoint's limit. */
export async function readText(request: Request): Promise<string> {
  const path = new URL(request.url).pathname;
  const maxBytes = maxBodyBytes(path.slice(basePath.length));
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw badRequest('bad_json', 'Could not read body into byte slice');
  }
  if (size > maxBytes) {
    throw new AuthError(413, 'request_too_large', `Request body is larger than ${maxBytes} bytes`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw badJson('it is not UTF-8');
  }
}

const badJson = (reason: string) =>
  badRequest('bad_json', `Could not parse request body as JSON: ${reason}`);

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : 'unknown');
  }
  if (isDeeperThan(maxDepth, value)) throw badJson(`it is nested more than ${maxDepth} deep`);
  if (findUnstorable(value)) {
    throw badJson('it contains a NUL or half a character');
  }
  return value;
}
