import type { RefusalReason } from '../../../domain/pictures/photo-refused';
import type { ResumeReport } from '../../../domain/uploads/resume-report';

/** Requests to the sandbox process. */
export type SandboxTask =
  | { kind: 'crop'; bytes: Uint8Array; sides: readonly number[] }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'resume'; bytes: Uint8Array };

export type SandboxAnswer =
  | { pictures: Uint8Array[] }
  | { report: ResumeReport }
  | { refused: RefusalReason; detail: string }
  | { failed: string };
