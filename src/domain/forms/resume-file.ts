/** 10 MB, as people and file managers count. */
export const mostResumeBytes = 10 * 1024 * 1024;

/** What we take, and what such a file is called elsewhere. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeType = keyof typeof resumeTypes;

/** Said whenever a file is missing or not right. */
export const resumeRule = 'Please choose a PDF, DOC or DOCX file of up to 10 MB.';

const oleHeader = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const wordStream = [...'WordDocument'].map((letter) => `${letter}\0`).join('');

/** What a file is by its content, whatever its name says; null when it is nothing that we take. */
export function resumeTypeOf(bytes: Uint8Array): ResumeType | null {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.slice(0, 1_024).includes('%PDF-')) return 'pdf';
  if (text.startsWith(oleHeader)) return text.includes(wordStream) ? 'doc' : null;
  if (!text.startsWith('PK\x03\x04')) return null;
  const isWord = text.includes('[Content_Types].xml') && text.includes('word/document.xml');
  // With macros it is a program.
  return isWord && !text.includes('vbaProject.bin') ? 'docx' : null;
}

/** A file's name as we show it: no folders, nothing that cannot be seen, not endless. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 150) || 'resume';
}
