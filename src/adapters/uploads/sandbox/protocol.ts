import type { RefusalReason } from '../../../domain/pictures/photo-refused';
import type { ImageTransform } from '../../../domain/storage/image-transform';
import type { ResumeReport } from '../../../domain/uploads/resume-report';

export type SandboxTask =
  | { kind: 'crop'; bytes: Uint8Array; sides: readonly number[] }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'transform'; bytes: Uint8Array; transform: ImageTransform }
  | { kind: 'resume'; bytes: Uint8Array };

export type SandboxAnswer =
  | { pictures: Uint8Array[] }
  | { image: { bytes: Uint8Array; contentType: string; width: number; height: number } }
  | { report: ResumeReport }
  | { refused: RefusalReason; detail: string }
  | { failed: string };
