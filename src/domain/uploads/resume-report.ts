import type { ResumeType } from '../forms/resume-file';

/** Active content of documents. */
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

const findingLabels: Readonly<Record<ResumeFinding, string>> = {
  javascript: 'JavaScript',
  launch: 'a command that starts another program',
  action: 'an action that runs on opening',
  embedded_files: 'embedded files',
  media: 'embedded media or 3D content',
  form: 'a form that can send data',
  objects: 'embedded objects or controls',
  fields: 'fields that start a program or load data',
  external: 'content loaded from another address on opening',
  encrypted: 'encrypted parts, which could not be inspected',
  not_inspected: 'compressed parts that could not be inspected',
};

/** Why a file is rejected as a resume. */
export type ResumeProblem = 'unknown_type' | 'damaged' | 'macros';

/** The result of inspecting a file. */
export type ResumeReport =
  | { type: ResumeType; findings: ResumeFinding[] }
  | { problem: ResumeProblem; detail: string };

/** The findings as text for the operator. */
export function describeFindings(findings: readonly ResumeFinding[] | null): string {
  if (findings === null) return 'not inspected; open it with care.';
  if (findings.length === 0) return 'text and pictures only.';
  return `${findings.map((finding) => findingLabels[finding]).join('; ')}. Open it with care.`;
}
