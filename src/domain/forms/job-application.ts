import { hourMs } from '../durations';
import type { ResumeFinding } from '../uploads/resume-report';
import type { ResumeType } from './resume-file';

/** What we promise to whoever applies. */
export const reviewHours = 48;

/** When the promise runs out. */
export function reviewDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + reviewHours * hourMs);
}

/** The job that deletes a file which no application has any more. */
export const dropApplicationFileJob = 'drop-application-file';

/** Somebody who would like to work here. */
export interface JobApplication {
  reference: string;
  /** The opening's slug; null for somebody who fits none of them. */
  role: string | null;
  name: string;
  email: string;
  link: string;
  message: string;
  fileName: string;
  fileType: ResumeType;
  fileBytes: number;
  fileKey: string;
  /** Active content found in the file; null if it was never inspected. */
  fileFindings: ResumeFinding[] | null;
  receivedAt: Date;
  dueAt: Date;
}
