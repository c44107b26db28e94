import type { ResumeFinding, ResumeReport } from '../../../../domain/uploads/resume-report';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { listZipEntries, type ZipEntry } from './zip-entries.server.ts';

const mainType =
  /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml/;
const macroPart = /(?:^|\/)vbaProject\.bin$|vbaData\.xml$/i;
const objectPart = /^word\/(?:embeddings|activeX)\//i;
const relations = /(?:^|\/)_rels\/[^/]*\.rels$/;
const documentPart = /^word\/[^/]+\.xml$/;

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
    if (!relations.test(name) && !documentPart.test(name)) continue;
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
  return text.split('<').some((element) => {
    if (!/TargetMode\s*=\s*["']External/i.test(element)) return false;
    // A reader follows a link only when it is clicked.
    return !attributesOf(element).get('Type')?.endsWith('/hyperlink');
  });
}

/** The attributes of an element. Values may contain text that looks like another attribute. */
function attributesOf(element: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; ; ) {
    const equals = element.indexOf('=', at);
    if (equals < 0) return found;
    let start = equals + 1;
    while (element[start]?.trim() === '') start += 1;
    const end = element.indexOf(element[start] ?? '', start + 1);
    if (end < 0) return found;
    const name = element.slice(at, equals).trim().split(/\s/).at(-1) ?? '';
    found.set(name, element.slice(start + 1, end));
    at = end + 1;
  }
}

/** A field's text may be split over several runs, so all markup is removed first. */
function hasStartingField(text: string): boolean {
  if (!/instrText|fldSimple/.test(text)) return false;
  const fieldText = text
    .split('<')
    .filter((element) => /^(?:[\w.-]{1,40}:)?(?:instrText|fldSimple)\b/.test(element))
    // A simple field has its text in an attribute, others between tags.
    .map((element) =>
      /^[\w.:-]{0,41}fldSimple/.test(element) ? element : element.replace(/^[^>]*>/, ''),
    )
    .join('');
  return /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE)\b/i.test(fieldText);
}
