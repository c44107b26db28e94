import { randomBytes } from 'node:crypto';
import { insertJob } from '~/db/job.repo.server';
import { findProfileForUpdate, updateProfileAvatar } from '~/db/profile.repo.server';
import { AppError } from '~/domain/app-error';
import { avatarKey, avatarSides, dropAvatarJob } from '~/domain/avatar';
import { PhotoRefused, type RefusalReason } from '~/domain/pictures/photo-refused';
import type { Profile } from '~/domain/profile';
import type { Deps } from './deps';

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'uploads' | 'log'>;

/** Longer than any upload takes. */
const graceMs = 3_600_000;

/** Gives a person a picture of their own, made anew from the bytes that they sent. */
export async function changeAvatar(
  deps: Needs,
  { userId, bytes, network }: { userId: string; bytes: Uint8Array; network: string },
): Promise<Profile> {
  const { db, clock, files, uploads } = deps;
  const squares = await uploads.cropSquares(bytes, avatarSides, network).catch(refuse(deps));
  const avatar = randomBytes(16).toString('base64url');
  // Whoever dies between the files and the profile leaves files behind; this looks after them.
  const runAt = new Date(clock.now().getTime() + graceMs);
  await insertJob(db, { kind: dropAvatarJob, payload: { avatar }, runAt }, clock.now());
  for (const [index, side] of avatarSides.entries()) {
    await files.put(avatarKey(avatar, side), squares[index] ?? new Uint8Array(), 'image/webp');
  }
  return replaceAvatar(deps, { userId, avatar });
}

/** Takes a person's picture away. */
export async function removeAvatar(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId }: { userId: string },
): Promise<Profile> {
  return replaceAvatar(deps, { userId, avatar: null });
}

/** The old picture's files go by a job, and that is owed if, and only if, the profile has changed. */
async function replaceAvatar(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, avatar }: { userId: string; avatar: string | null },
): Promise<Profile> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = await findProfileForUpdate(tx, userId);
    if (!before) throw new AppError('not_found', { message: 'There is no profile yet.' });
    await updateProfileAvatar(tx, { userId, avatar }, now);
    if (before.avatar) {
      await insertJob(tx, { kind: dropAvatarJob, payload: { avatar: before.avatar } }, now);
    }
    return { ...before, avatar };
  });
}

const words: Partial<Record<RefusalReason, string>> = {
  not_a_picture: 'That is not a picture we can read. JPEG, PNG, WebP and AVIF work.',
  too_many_pixels:
    'That picture has too many pixels. The limit is 40 megapixels, 20 with 16 bits per channel, and 16 for AVIF.',
  too_small: 'That picture is too small; 64 pixels a side are the least.',
  too_complex: 'We can’t open that picture. Please save it again as a JPEG.',
  too_costly: 'That picture takes too long to open. Please save a smaller copy as a JPEG.',
};

function refuse({ log }: Pick<Deps, 'log'>) {
  return (error: unknown): never => {
    if (!(error instanceof PhotoRefused)) throw error;
    log.info({ reason: error.reason, detail: error.message }, 'avatar refused');
    const isCostly = error.reason === 'too_complex' || error.reason === 'too_costly';
    throw new AppError(isCostly ? 'unreadable_file' : 'unsupported_file', {
      message: words[error.reason] ?? 'That picture is damaged; another one may work.',
      cause: error,
    });
  };
}
