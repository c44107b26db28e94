import type { Context } from 'hono';
import type { z } from 'zod';
import type { ServiceCheck } from '~/auth/client/service-check.server';
import { findUnstorable, isStorable } from '~/domain/input/storable';
import { storageErrors } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import type { Actor } from '~/usecases/storage/actor.server';
import type { ImageCache } from '~/usecases/storage/render-image.server';
import { takeStorageAllowance } from '~/usecases/storage/take-storage-allowance.server';
import type { UploadSlots } from '~/web/http/limits/upload-slots.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '../../http/request-env.server';

export interface StorageService {
  isService: ServiceCheck;
  /** The anonymous key; the official client sends it as the token of visitors. */
  anonKey: string;
  slots: UploadSlots;
  images: ImageCache;
}

/** Who makes the request; null for visitors. */
async function findActor(c: Context<RequestEnv>, service: StorageService): Promise<Actor | null> {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Authorization', { append: true });
  const bearer = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const key = bearer ?? c.req.header('apikey');
  if (!key || key === service.anonKey) return null;
  if (await service.isService(key)) return { kind: 'service' };
  const tokens = c.get('tokens');
  if (!bearer || !tokens) return null;
  const { id, isAnonymous } = await tokens.verify(bearer);
  return { kind: 'person', userId: id, isAnonymous };
}

/** Requires the service key or a person's access token. */
export async function requireActor(
  c: Context<RequestEnv>,
  service: StorageService,
): Promise<Actor> {
  const actor = await findActor(c, service);
  if (!actor) throw storageErrors.noToken();
  return actor;
}

/** The same for reading; visitors do not learn whether a private bucket exists. */
export async function requireReader(
  c: Context<RequestEnv>,
  service: StorageService,
): Promise<Actor> {
  const actor = await findActor(c, service);
  if (!actor) throw storageErrors.noBucket();
  return actor;
}

/** The same for writes, which are rate-limited. */
export async function requireWriter(
  c: Context<RequestEnv>,
  service: StorageService,
): Promise<Actor> {
  const actor = await requireActor(c, service);
  await takeStorageAllowance(c.get('deps'), actor, visitorNetwork(c));
  return actor;
}

/** Bucket and name of an object, from the path. */
export function objectLocationOf(c: Context<RequestEnv>): { bucketId: string; name: string } {
  return { bucketId: bucketOf(c), name: c.req.param('objectName') ?? '' };
}

export function bucketOf(c: Context<RequestEnv>): string {
  const id = c.req.param('bucket') ?? '';
  if (!isStorable(id)) throw storageErrors.noBucket();
  return id;
}

/** Reads a JSON body; a missing one counts as {}. */
export async function readJson<T>(c: Context<RequestEnv>, schema: z.ZodType<T>): Promise<T> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length;
    if (size > storageLimits.maxBodyBytes) {
      // Otherwise the rest of the body would be parsed as the next request.
      c.header('Connection', 'close');
      throw storageErrors.tooLarge();
    }
    chunks.push(chunk);
  }
  return check(schema, parse(Buffer.concat(chunks).toString() || '{}'));
}

export function readQuery<T>(c: Context<RequestEnv>, schema: z.ZodType<T>): T {
  return check(schema, c.req.query());
}

function parse(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw storageErrors.invalid('The body is not well-formed JSON.');
  }
  const unstorable = findUnstorable(body);
  if (unstorable) throw storageErrors.invalid(unstorable.message);
  return body;
}

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('/') ?? '';
  throw storageErrors.invalid(`${where ? `${where}: ` : ''}${issue?.message ?? 'Invalid request'}`);
}
