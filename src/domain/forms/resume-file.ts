/** 10 MB, as people and file managers count. */
export const maxResumeBytes = 10 * 1024 * 1024;

/** What we take, and what such a file is called elsewhere. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeType = keyof typeof resumeTypes;

/** Said whenever a file is missing or not right. */
export const resumeRule = 'Please choose a PDF, DOC or DOCX file of up to 10 MB.';

/** A file's name as we show it: no folders, nothing that cannot be seen, not endless. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 150) || 'resume';
}
