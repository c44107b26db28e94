import { hourMs } from '../durations';
import type { ResumeFinding } from '../uploads/resume-report';
import type { ResumeType } from './resume-file';

/** Promised time to review an application. */
export const reviewHours = 48;

/** When the review is due. */
export function reviewDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + reviewHours * hourMs);
}

/** Job that deletes a file without an application. */
export const dropApplicationFileJob = 'drop-application-file';

export interface JobApplication {
  reference: string;
  /** The opening's slug; null for an unsolicited application. */
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
