import type { ResumeFinding, ResumeReport } from '../../../../domain/uploads/resume-report';
import { type PdfParts, takePdfApart } from './pdf-parts.server.ts';

/** PDF names that indicate active or embedded content. */
const signs: readonly [ResumeFinding, RegExp][] = [
  ['javascript', /\/JavaScript\b/],
  ['launch', /\/Launch\b/],
  ['action', /\/OpenAction\s{0,9}(?:<<|\d{1,9}\s{1,9}\d{1,9}\s{1,9}R)/],
  ['embedded_files', /\/EmbeddedFiles?\b/],
  ['media', /\/(?:RichMedia|Movie|Sound)\b/],
  ['form', /\/(?:SubmitForm|ImportData)\b/],
  ['external', /\/(?:GoToR|GoToE)\b/],
  ['encrypted', /\/Encrypt\b/],
];
/** Names short enough to occur by chance in compressed bytes. */
const shortSigns: readonly [ResumeFinding, RegExp][] = [
  ['javascript', /\/JS\b/],
  ['action', /\/AA\b/],
  ['media', /\/3D\b/],
  ['form', /\/XFA\b/],
];

const maxTailLength = 1_024;
const damaged = (detail: string): ResumeReport => ({ problem: 'damaged', detail });

/** Checks that a file is a complete PDF, and lists its active content. */
export function inspectPdf(bytes: Uint8Array): ResumeReport {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return damaged('no version');
  const end = text.lastIndexOf('%%EOF');
  const tail = text.slice(end + '%%EOF'.length);
  if (end < 0) return damaged('no end-of-file marker');
  if (tail.length > maxTailLength || /[^\s\0]/.test(tail)) return damaged('data after the end');
  const index = text.lastIndexOf('startxref', end);
  const offset = Number(/^startxref\s+(\d{1,10})\s*$/.exec(text.slice(index, end))?.[1] ?? -1);
  // Readers tolerate offsets that are off by a few bytes.
  const table = text.slice(Math.max(0, offset - 16), offset + 64);
  if (index < 0 || offset < 0 || !/xref|\d\s+obj\b/.test(table))
    return damaged('no cross-reference table');
  const parts = takePdfApart(bytes, text);
  if (!/\/Root\b/.test(parts.outside)) return damaged('no root object');
  return { type: 'pdf', findings: findingsIn(parts) };
}

function findingsIn({ whole, outside, packed, hasUnread }: PdfParts): ResumeFinding[] {
  const isIn = (sign: RegExp, texts: readonly string[]) => texts.some((text) => sign.test(text));
  const found = new Set<ResumeFinding>();
  for (const [finding, sign] of signs) if (isIn(sign, [whole, ...packed])) found.add(finding);
  for (const [finding, sign] of shortSigns)
    if (isIn(sign, [outside, ...packed])) found.add(finding);
  if (hasUnread) found.add('not_inspected');
  return [...found];
}
