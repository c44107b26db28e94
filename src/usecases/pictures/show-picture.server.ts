import { findPictureSubject } from '~/db/catalog/picture-subject.repo.server';
import { AppError } from '~/domain/app-error';
import { isIllustration } from '~/domain/pictures/illustration';
import type { PictureFile, PictureSubject } from '~/domain/pictures/picture-request';
import { isPictureVersion, pictureVersion } from '~/domain/pictures/picture-version';
import type { Deps } from '../deps';

export interface ShownPicture {
  bytes: Uint8Array;
  version: string;
  /** Whether the content matches the requested version and may be cached forever. */
  isFinal: boolean;
}

/** A product's picture in one size and format, from the cache or newly made. */
export async function showPicture(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  wanted: Omit<PictureFile, 'version'> & { version: string | undefined },
  network: string,
): Promise<ShownPicture> {
  const asked = wanted.version;
  // Only final files are cached, so no query is needed.
  if (asked !== undefined && isPictureVersion(asked)) {
    const own = { ...wanted, version: asked };
    const bytes = (await pictures.find(own)) ?? (await pictures.find(asIllustration(own)));
    if (bytes) return { bytes, version: asked, isFinal: true };
  }
  const subject = await findPictureSubject(db.reader, wanted.id);
  if (!subject) throw new AppError('not_found', { message: 'There is no such product.' });
  const version = pictureVersion(subject);
  const file = fileOf(subject, { ...wanted, version });
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

/** Illustrations are drawn once for all products that they stand for. */
const fileOf = ({ picture }: PictureSubject, file: PictureFile): PictureFile =>
  isIllustration(picture) ? asIllustration(file) : file;

const asIllustration = (file: PictureFile): PictureFile => ({ ...file, id: 0 });

/** Falls back to the drawn picture, under its own version, if the photo is missing or broken. */
async function composeInstead(
  pictures: Deps['pictures'],
  subject: PictureSubject,
  file: PictureFile,
  network: string,
): Promise<ShownPicture> {
  const { photo, ...picture } = subject.picture;
  const drawn = { ...subject, picture };
  const instead = fileOf(drawn, { ...file, version: pictureVersion(drawn) });
  const bytes = (await pictures.find(instead)) ?? (await pictures.compose(drawn, instead, network));
  return { bytes, version: instead.version, isFinal: false };
}
