import { expect, test } from 'vitest';
import { checkWords } from './word-check/check-words';

test.each([
  ['src/domain/a.ts', '// Whoever asks is told.', 'src/domain/a.ts:1 "Whoever"'],
  ['src/domain/a.ts', '\nconst lastWish = 1;', 'src/domain/a.ts:2 "Wish"'],
  ['src/domain/a.ts', 'const mostRows = 1_000;', 'max or min'],
  ['docs/a.md', 'The favourite list', 'favorite'],
  ['src/web/pages/a.tsx', "const label = 'Send the mail again';", 'write email'],
  ['src/web/pages/a.tsx', 'const a = <p>Check your mail.</p>;', 'write email'],
  ['src/web/shared/help/articles/a.md', 'We send a mail.', 'write email'],
])('%s with %j is reported', (path, text, problem) => {
  expect(checkWords(path, text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['src/domain/a.ts', 'const maxRows = 1_000; // Anyone can read it again.'],
  ['src/web/pages/a.tsx', "queueMail(mail); const label = 'Send the email again';"],
  ['src/domain/a.ts', 'const wishlist = 1;'],
  ['docs/a.md', 'The mail server answers.'],
])('%s with %j is fine', (path, text) => {
  expect(checkWords(path, text)).toEqual([]);
});
