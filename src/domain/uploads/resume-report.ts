import type { ResumeType } from '../forms/resume-file';

/** What a document can hold besides text and pictures. */
export const resumeFindings = [
  'javascript',
  'launch',
  'action',
  'embedded_files',
  'media',
  'form',
  'objects',
  'fields',
  'external',
  'encrypted',
  'not_inspected',
] as const;

export type ResumeFinding = (typeof resumeFindings)[number];

const words: Readonly<Record<ResumeFinding, string>> = {
  javascript: 'JavaScript',
  launch: 'a command that starts another program',
  action: 'an action that runs when it is opened',
  embedded_files: 'embedded files',
  media: 'embedded media or 3D content',
  form: 'a form that can send data',
  objects: 'embedded objects or controls',
  fields: 'fields that start a program or load data',
  external: 'content that is loaded from another address when it is opened',
  encrypted: 'encrypted parts, which could not be inspected',
  not_inspected: 'compressed parts that could not be inspected',
};

/** Why a file is not accepted as a resume. */
export type ResumeProblem = 'unknown_type' | 'damaged' | 'macros';

/** What a file turned out to be. */
export type ResumeReport =
  | { type: ResumeType; findings: ResumeFinding[] }
  | { problem: ResumeProblem; detail: string };

/** The findings as the operator reads them. */
export function findingWords(findings: readonly ResumeFinding[] | null): string {
  if (findings === null) return 'not inspected; open it with care.';
  if (findings.length === 0) return 'text and pictures only.';
  return `${findings.map((finding) => words[finding]).join('; ')}. Open it with care.`;
}
