import type { ResumeReport } from '../../../../domain/uploads/resume-report';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { viewOf } from '../bytes.ts';

const entryBytes = 128;
const lastRealSector = 0xfffffffa;
const damaged = (detail: string): ResumeReport => ({ problem: 'damaged', detail });

/** Checks that a file is an OLE container with a Word document, and lists its active content. */
export function inspectDoc(bytes: Uint8Array): ResumeReport {
  if (bytes.length < 512) return damaged('it ends too early');
  const names = listNames(bytes);
  if (typeof names === 'string') return damaged(names);
  if (names.has('EncryptedPackage')) return damaged('an encrypted document');
  if (!names.has('WordDocument')) return { problem: 'unknown_type', detail: 'not a Word document' };
  if (['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'].some((name) => names.has(name))) {
    return { problem: 'macros', detail: 'a document with macros' };
  }
  return { type: 'doc', findings: names.has('ObjectPool') ? ['objects'] : [] };
}

/** The names in the container's directory, or why it is invalid. */
function listNames(bytes: Uint8Array): Set<string> | string {
  const view = viewOf(bytes);
  const shift = view.getUint16(30, true);
  if (view.getUint16(28, true) !== 0xfffe || (shift !== 9 && shift !== 12))
    return 'not an OLE container';
  const sectorBytes = 2 ** shift;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const tables = listTables(view, startOf, sectorBytes);
  const perTable = sectorBytes / 4;
  const nextOf = (sector: number) => {
    const table = tables[Math.floor(sector / perTable)];
    return table === undefined
      ? undefined
      : numberAt(view, startOf(table) + (sector % perTable) * 4);
  };
  const names = new Set<string>();
  const maxSectors = (uploadLimits.maxDocumentEntries * entryBytes) / sectorBytes;
  let sector: number | undefined = view.getUint32(48, true);
  for (let count = 0; sector !== undefined && sector < lastRealSector; count += 1) {
    if (count > maxSectors) return 'too many entries';
    const start = startOf(sector);
    if (start + sectorBytes > bytes.length) return 'missing directory';
    for (let at = start; at < start + sectorBytes; at += entryBytes) {
      const length = Math.min(64, view.getUint16(at + 64, true));
      const isUsed = view.getUint8(at + 66) !== 0 && length >= 2;
      if (isUsed) names.add(utf16(bytes.subarray(at, at + length - 2)));
    }
    sector = nextOf(sector);
  }
  return sector === undefined ? 'missing directory' : names;
}

/** Sectors of the allocation table: 109 listed in the header, the others chained. */
function listTables(view: DataView, startOf: (sector: number) => number, sectorBytes: number) {
  const tables: number[] = [];
  for (let at = 76; at < 512; at += 4) tables.push(view.getUint32(at, true));
  let more: number | undefined = view.getUint32(68, true);
  const maxTables = view.byteLength / sectorBytes;
  while (more !== undefined && more < lastRealSector && tables.length < maxTables) {
    const start = startOf(more);
    for (let at = start; at < start + sectorBytes - 4; at += 4) {
      tables.push(numberAt(view, at) ?? lastRealSector);
    }
    more = numberAt(view, start + sectorBytes - 4);
  }
  return tables;
}

const numberAt = (view: DataView, at: number) =>
  at + 4 <= view.byteLength ? view.getUint32(at, true) : undefined;

const utf16 = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf16le');
