import type { ResumeReport } from '../../../../domain/uploads/resume-report';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.server.ts';
import { inspectPdf } from './inspect-pdf.server.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Detects a file's type from its structure, not its name, and lists its active content. */
export async function inspectResume(bytes: Uint8Array): Promise<ResumeReport> {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return inspectPdf(bytes);
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return inspectDocx(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return inspectDoc(bytes);
  return { problem: 'unknown_type', detail: 'not a PDF, DOC or DOCX' };
}
