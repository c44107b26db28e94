import { AppError } from '~/domain/app-error';

interface FileTexts {
  /** The name of the file field. */
  field: string;
  tooLarge: string;
  /** Browsers forget the file when the form is shown again. */
  chooseAgain: string;
}

/** The error of a form whose file was removed before the page received it. */
export function refusedFileError(
  { code, message }: AppError,
  { field, tooLarge, chooseAgain }: FileTexts,
): AppError {
  return code === 'body_too_large'
    ? new AppError('body_too_large', { message: tooLarge, fields: { [field]: tooLarge } })
    : new AppError(code, { message, fields: { [field]: chooseAgain } });
}
