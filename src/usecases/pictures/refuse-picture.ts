import { AppError } from '~/domain/app-error';
import { PhotoRefused, type RefusalReason } from '~/domain/pictures/photo-refused';
import type { Deps } from '../deps';

const refusalTexts: Partial<Record<RefusalReason, string>> = {
  not_a_picture: 'We can’t read this picture. Please use JPEG, PNG, WebP or AVIF.',
  too_many_pixels:
    'This picture has too many pixels. The limit is 40 megapixels, 20 with 16 bits per channel, and 16 for AVIF.',
  too_small: 'This picture is too small. Each side needs at least 64 pixels.',
  too_complex: 'We can’t open this picture. Please save it again as a JPEG.',
  too_costly: 'This picture takes too long to open. Please save a smaller copy as a JPEG.',
};

/** Turns the refusal of a person’s picture into an error that tells them what to do. */
export function refusePicture(
  { log }: Pick<Deps, 'log'>,
  logMessage: string,
  ownTexts: typeof refusalTexts = {},
) {
  return (error: unknown): never => {
    if (!(error instanceof PhotoRefused)) throw error;
    log.info({ reason: error.reason, detail: error.message }, logMessage);
    const isCostly = error.reason === 'too_complex' || error.reason === 'too_costly';
    throw new AppError(isCostly ? 'unreadable_file' : 'unsupported_file', {
      message:
        ownTexts[error.reason] ??
        refusalTexts[error.reason] ??
        'This picture is damaged. Please try another one.',
      cause: error,
    });
  };
}
