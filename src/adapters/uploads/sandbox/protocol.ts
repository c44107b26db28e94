import type { RefusalReason } from '../../../domain/pictures/photo-refused';
import type { ResumeReport } from '../../../domain/uploads/resume-report';

/** What the site asks of the process that opens files from outside. */
export type SandboxTask =
  | { kind: 'crop'; bytes: Uint8Array; sides: readonly number[] }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'resume'; bytes: Uint8Array };

export type SandboxAnswer =
  | { pictures: Uint8Array[] }
  | { report: ResumeReport }
  | { refused: RefusalReason; detail: string }
  | { failed: string };
