/** 10 MB, as people and file managers count. */
export const maxResumeBytes = 10 * 1024 * 1024;

/** Accepted types, with their extensions and media types. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeType = keyof typeof resumeTypes;

/** Shown when a file is missing or not accepted. */
export const resumeRule = 'Please choose a PDF, DOC or DOCX file of up to 10 MB.';

/** A file name for display: no folders, no invisible characters, limited length. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 150) || 'resume';
}
