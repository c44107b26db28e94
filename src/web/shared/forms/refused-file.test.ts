import { expect, test } from 'vitest';
import { AppError } from '~/domain/app-error';
import { refusedFileError } from './refused-file';

const texts = { field: 'photos', tooLarge: 'Too large.', chooseAgain: 'Choose them again.' };

test.each([
  ['body_too_large', 'Too large.', 'Too large.'],
  ['busy', 'Please try again in a minute.', 'Choose them again.'],
] as const)('%s: the form says "%s", its file field "%s"', (code, problem, fieldError) => {
  const refusal = new AppError(code, { message: 'Please try again in a minute.' });
  expect(refusedFileError(refusal, texts)).toMatchObject({
    code,
    message: problem,
    fields: { photos: fieldError },
  });
});
