import type { ResumeFinding, ResumeReport } from '../../../../domain/uploads/resume-report';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { listZipEntries, type ZipEntry } from './zip-entries.server.ts';

const mainType =
  /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml/;
const macroPart = /(?:^|\/)vbaProject\.bin$|vbaData\.xml$/i;
const objectPart = /^word\/(?:embeddings|activeX)\//i;
const relations = /(?:^|\/)_rels\/[^/]*\.rels$/;
const story = /^word\/[^/]+\.xml$/;
/** Relationships that need a click. */
const harmlessRelation = /\/hyperlink"/;

/** Checks that a file is a complete DOCX without macros, and lists its active content. */
export async function inspectDocx(bytes: Uint8Array): Promise<ResumeReport> {
  try {
    return await inspectEntries(await listZipEntries(bytes));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { problem: 'damaged', detail };
  }
}

async function inspectEntries(entries: ReadonlyMap<string, ZipEntry>): Promise<ResumeReport> {
  const names = [...entries.keys()];
  const types = await entries.get('[Content_Types].xml')?.read(uploadLimits.maxProfileBytes);
  if (!types || !entries.has('word/document.xml')) {
    return { problem: 'unknown_type', detail: 'a zip that is not a document' };
  }
  if (names.some((name) => macroPart.test(name)) || /macroEnabled|vbaProject/i.test(types)) {
    return { problem: 'macros', detail: 'a document with macros' };
  }
  if (!mainType.test(types)) return { problem: 'unknown_type', detail: 'not a Word document' };
  const findings = new Set<ResumeFinding>();
  if (names.some((name) => objectPart.test(name))) findings.add('objects');
  let budget: number = uploadLimits.maxInspectedBytes;
  for (const [name, entry] of entries) {
    if (!relations.test(name) && !story.test(name)) continue;
    const text = await entry.read(budget);
    if (text === null) {
      findings.add('not_inspected');
      continue;
    }
    budget -= text.length;
    if (relations.test(name) && hasExternal(text)) findings.add('external');
    if (hasStartingField(text)) findings.add('fields');
  }
  return { type: 'docx', findings: [...findings] };
}

function hasExternal(text: string): boolean {
  return text
    .split('<Relationship ')
    .some((one) => /TargetMode\s*=\s*["']External/i.test(one) && !harmlessRelation.test(one));
}

/** A field's text may be split over several runs, so all markup is removed first. */
function hasStartingField(text: string): boolean {
  if (!/instrText|fldSimple/.test(text)) return false;
  const words = text
    .split('<')
    .filter((piece) => /^w:(?:instrText|fldSimple)/.test(piece))
    .map((piece) => piece.replace(/^[^>]*>/, '') || piece)
    .join('');
  return /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE)\b/i.test(words);
}
