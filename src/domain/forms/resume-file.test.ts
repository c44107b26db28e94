import { expect, test } from 'vitest';
import { plainFileName, resumeTypeOf } from './resume-file';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => [...text].map((letter) => `${letter}\0`).join('');
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

test.each([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a PDF after some noise', '\r\n%PDF-1.4', 'pdf'],
  ['a Word document', `${ole}....${utf16('WordDocument')}`, 'doc'],
  ['a spreadsheet in the same container', `${ole}....${utf16('Workbook')}`, null],
  ['a newer Word document', 'PK\x03\x04..[Content_Types].xml..word/document.xml', 'docx'],
  ['one with macros', 'PK\x03\x04[Content_Types].xml word/document.xml word/vbaProject.bin', null],
  ['any other archive', 'PK\x03\x04 evil.exe', null],
  ['a program', 'MZ\x90\x00', null],
  ['a web page that calls itself PDF', '<script>alert(1)</script>', null],
  ['nothing', '', null],
])('%s', (_what, content, type) => {
  expect(resumeTypeOf(bytes(content))).toBe(type);
});

test.each([
  ['resume.pdf', 'resume.pdf'],
  ['C:\\Users\\ann\\CV.docx', 'CV.docx'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202egnp.pdf\n', 'agnp.pdf'],
  ['', 'resume'],
])('%j is shown as %j', (name, shown) => {
  expect(plainFileName(name)).toBe(shown);
});
