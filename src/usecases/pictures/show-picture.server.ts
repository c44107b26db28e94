import { findPictureSubject } from '~/db/catalog/picture-subject.repo.server';
import { AppError } from '~/domain/app-error';
import type { PictureFile, PictureSubject } from '~/domain/pictures/picture-request';
import { isPictureVersion, pictureVersion } from '~/domain/pictures/picture-version';
import type { Deps } from '../deps';

export interface ShownPicture {
  bytes: Uint8Array;
  version: string;
  /** Whether this is what the asked version names, now and for ever. */
  isFinal: boolean;
}

/** A product's picture in one size and format: as it was kept, or made now. */
export async function showPicture(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  wanted: Omit<PictureFile, 'version'> & { version: string | undefined },
  network: string,
): Promise<ShownPicture> {
  const asked = wanted.version;
  // Only what was once right was ever kept, so the database need not be asked again.
  if (asked !== undefined && isPictureVersion(asked)) {
    const bytes = await pictures.find({ ...wanted, version: asked });
    if (bytes) return { bytes, version: asked, isFinal: true };
  }
  const subject = await findPictureSubject(db.reader, wanted.id);
  if (!subject) throw new AppError('not_found', { message: 'There is no such product.' });
  const version = pictureVersion(subject);
  const file = { ...wanted, version };
  if (version !== asked) {
    const bytes = await pictures.find(file);
    if (bytes) return { bytes, version, isFinal: false };
  }
  const { photo } = subject.picture;
  const bytes = photo
    ? await pictures.renderPhoto(photo, file, network)
    : await pictures.compose(subject, file, network);
  if (bytes) return { bytes, version, isFinal: version === asked };
  return composeInstead(pictures, subject, file, network);
}

/** The photograph is gone or broken: the drawn picture, under the version that it would have. */
async function composeInstead(
  pictures: Deps['pictures'],
  subject: PictureSubject,
  file: PictureFile,
  network: string,
): Promise<ShownPicture> {
  const { photo, ...picture } = subject.picture;
  const drawn = { ...subject, picture };
  const instead = { ...file, version: pictureVersion(drawn) };
  const bytes = (await pictures.find(instead)) ?? (await pictures.compose(drawn, instead, network));
  return { bytes, version: instead.version, isFinal: false };
}
