import { expect, test } from 'vitest';
import { plainFileName } from './resume-file';

test.each([
  ['resume.pdf', 'resume.pdf'],
  ['C:\\Users\\ann\\CV.docx', 'CV.docx'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202egnp.pdf\n', 'agnp.pdf'],
  ['cv\u0000\u001b[31m.pdf', 'cv[31m.pdf'],
  ['cv\u2066\u2069\u200f.pdf', 'cv.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['', 'resume'],
])('%j is shown as %j', (name, shown) => {
  expect(plainFileName(name)).toBe(shown);
});
