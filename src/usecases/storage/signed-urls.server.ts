import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { findBucket } from '~/db/storage/bucket.repo.server';
import { findObject, listObjectNames, type ObjectPlace } from '~/db/storage/object.repo.server';
import { type ImageTransform, imageFits, imageFormats } from '~/domain/storage/image-transform';
import { StorageError, storageErrors } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import type { Deps } from '../deps';
import { readStorageKey } from '../operations/site-keys.server';
import { type Actor, asActor, checkObjectName, findOpenBucket } from './actor.server';
import { type FoundObject, findReadableObject } from './find-objects.server';
import { permitUpload, type UploadPermit } from './upload-object.server';

type Needs = Pick<Deps, 'db' | 'clock' | 'secrets'>;

const algorithm = 'HS256';

const transformClaim = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  resize: z.enum(imageFits),
  quality: z.number(),
  format: z.enum(imageFormats).optional(),
});

const downloadClaims = z.object({
  use: z.literal('download'),
  url: z.string(),
  transform: transformClaim.optional(),
  exp: z.number(),
});

const uploadClaims = z.object({
  use: z.literal('upload'),
  url: z.string(),
  owner: z.uuid().nullable(),
  anonymous: z.boolean(),
  upsert: z.boolean(),
  exp: z.number(),
});

const urlOf = ({ bucketId, name }: ObjectPlace) => `${bucketId}/${name}`;

/** A token for downloading one object until it expires. */
export async function signDownload(
  deps: Needs,
  actor: Actor,
  request: { place: ObjectPlace; expiresIn: number; transform?: ImageTransform | undefined },
): Promise<string> {
  const { bucket } = await findReadableObject(deps, actor, request.place);
  if (request.transform && !bucket.imageTransformation) throw noTransformation();
  const { transform } = request;
  const claims = { use: 'download', url: urlOf(request.place), ...(transform && { transform }) };
  const sign = await createSigner(deps, request.expiresIn);
  return sign(claims);
}

/** Tokens for downloading several objects; null for those that the actor cannot read. */
export async function signDownloads(
  deps: Needs,
  actor: Actor,
  { bucketId, names, expiresIn }: { bucketId: string; names: readonly string[]; expiresIn: number },
): Promise<Map<string, string | null>> {
  const readable = await asActor(deps.db, actor, async (tx) => {
    await findOpenBucket(tx, bucketId);
    return listObjectNames(tx, { bucketId, names });
  });
  const sign = await createSigner(deps, expiresIn);
  const tokens = new Map<string, string | null>();
  for (const name of names) {
    const url = urlOf({ bucketId, name });
    const token = readable.has(name) ? await sign({ use: 'download', url }) : null;
    tokens.set(name, token);
  }
  return tokens;
}

/** A token for uploading to one place; only once, unless it may replace the object. */
export async function signUpload(
  deps: Needs,
  actor: Actor,
  { place, isUpsert }: { place: ObjectPlace; isUpsert: boolean },
): Promise<string> {
  await permitUpload(deps, { actor, place, isUpsert });
  const isPerson = actor.kind === 'person';
  const sign = await createSigner(deps, storageLimits.signedUploadSeconds);
  return sign({
    use: 'upload',
    url: urlOf(place),
    owner: isPerson ? actor.userId : null,
    anonymous: isPerson && actor.isAnonymous,
    upsert: isUpsert,
  });
}

/** The object that a download token is for, and how long the token is still valid. */
export async function openDownload(
  deps: Needs,
  { token, place }: { token: string; place: ObjectPlace },
): Promise<FoundObject & { transform: ImageTransform | undefined; secondsLeft: number }> {
  const claims = await open(deps, downloadClaims, token, place);
  const bucket = await findBucket(deps.db, place.bucketId);
  const object = await findObject(deps.db, place);
  if (!bucket || !object) throw storageErrors.noObject();
  const secondsLeft = Math.floor(claims.exp - deps.clock.now().getTime() / 1_000);
  return { bucket, object, transform: claims.transform, secondsLeft };
}

/** The permission that an upload token grants; checked again, because it may have been revoked. */
export async function openUpload(
  deps: Needs,
  { token, place }: { token: string; place: ObjectPlace },
): Promise<UploadPermit> {
  const { owner, anonymous, upsert } = await open(deps, uploadClaims, token, place);
  const actor: Actor =
    owner === null
      ? { kind: 'service' }
      : { kind: 'person', userId: owner, isAnonymous: anonymous };
  return permitUpload(deps, { actor, place, isUpsert: upsert });
}

export const noTransformation = () =>
  storageErrors.invalid('Image transformation is not enabled for this bucket');

/** Signs claims that expire after some seconds. */
async function createSigner({ db, clock, secrets }: Needs, seconds: number) {
  if (seconds > storageLimits.maxSignedSeconds) {
    throw storageErrors.invalid(
      `expiresIn must not be more than ${storageLimits.maxSignedSeconds} seconds`,
    );
  }
  const now = Math.floor(clock.now().getTime() / 1_000);
  const key = await readStorageKey(db, secrets);
  return (claims: Record<string, unknown>): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm })
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key);
}

async function open<T extends { url: string }>(
  { db, clock, secrets }: Needs,
  schema: z.ZodType<T>,
  token: string,
  place: ObjectPlace,
): Promise<T> {
  checkObjectName(place.name);
  const key = await readStorageKey(db, secrets);
  const read = await jwtVerify(token, key, {
    algorithms: [algorithm],
    currentDate: clock.now(),
  }).catch((error: unknown) => {
    if (error instanceof errors.JWTExpired) {
      throw new StorageError('ExpiredToken', 'The provided token has expired.');
    }
    throw wrongSignature();
  });
  const claims = schema.safeParse(read.payload);
  if (!claims.success || claims.data.url !== urlOf(place)) throw wrongSignature();
  return claims.data;
}

const wrongSignature = () => new StorageError('InvalidSignature', 'Invalid signature');
