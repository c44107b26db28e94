import type { FeedRecord } from '../feed-offer';
import { cellTrait } from './cell-traits';

const maxStoredLength = 4_000;

/** Writes a record as JSON: each non-empty value by its name. */
export interface RawWriter {
  text(record: FeedRecord): string;
  /** Upper bound of the bytes that `write` needs. */
  maxBytes(record: FeedRecord): number;
  /** Writes at an offset and returns the end; -1: some values need escaping. */
  write(record: FeedRecord, into: Uint8Array, at: number): number;
}

/** A writer for records with these names. */
export function createRawWriter(names: readonly string[]): RawWriter {
  if (!areSimple(names)) return { text: writeCarefully, maxBytes: () => 0, write: () => -1 };
  // The text before each value, including the end of the previous one.
  const leads = names.map((name) => `",${JSON.stringify(name)}:"`);
  return { text: (record) => writeText(leads, record), ...byteWriter(leads) };
}

function writeText(leads: readonly string[], record: FeedRecord): string {
  // Joined once at the end: appending would create a string for each part.
  const parts: string[] = [];
  for (let place = 0; place < leads.length; place += 1) {
    const value = record.value(place);
    if (value === '') continue;
    const isPlain = (record.traits(place) & cellTrait.escaped) === 0;
    const lead = leads[place] ?? '';
    parts.push(
      parts.length === 0 ? `{${lead.slice(lastEnd)}` : lead,
      isPlain && value.length <= maxStoredLength ? value : escaped(value),
    );
  }
  return parts.length === 0 ? '{}' : `${parts.join('')}"}`;
}

/** Length of the end of a value, which the first lead also contains. */
const lastEnd = '",'.length;
const [quote, opening, closing] = [0x22, 0x7b, 0x7d];

function byteWriter(leads: readonly string[]): Pick<RawWriter, 'maxBytes' | 'write'> {
  const encoder = new TextEncoder();
  const leadBytes = leads.map((lead) => encoder.encode(lead));
  const leadBytesTotal = leadBytes.reduce((sum, { length }) => sum + length, '{""}'.length);
  const arePlain = !leads.some((lead) => lead.includes('\\'));
  return {
    maxBytes: (record) => (arePlain && record.bytes >= 0 ? leadBytesTotal + record.bytes : 0),
    write(record, into, at) {
      if (!arePlain || record.bytes < 0) return -1;
      into[at] = opening;
      let to = at + 1;
      for (let place = 0; place < leadBytes.length; place += 1) {
        if ((record.traits(place) & cellTrait.escaped) !== 0) return -1;
        const before = to;
        const lead = leadBytes[place] ?? noBytes;
        for (let from = to === at + 1 ? lastEnd : 0; from < lead.length; from += 1) {
          into[to] = lead[from] ?? 0;
          to += 1;
        }
        const start = to;
        to = record.copyValue(place, into, start);
        if (to - start > maxStoredLength) return -1;
        if (to === start) to = before;
      }
      if (to > at + 1) {
        into[to] = quote;
        to += 1;
      }
      into[to] = closing;
      return to + 1;
    },
  };
}

const noBytes = new Uint8Array(0);

/** Objects keep each name once and integer-like names first, and treat some names specially. */
function areSimple(names: readonly string[]): boolean {
  const hasOther = names.some((name) => /^\d+$/.test(name) || name === '__proto__');
  return !hasOther && new Set(names).size === names.length;
}

const escaped = (value: string) => JSON.stringify(storable(value)).slice(1, -1);

function writeCarefully(record: FeedRecord): string {
  const stated: Record<string, string> = {};
  record.names.forEach((name, place) => {
    const value = record.value(place);
    if (value !== '') stated[name] = storable(value);
  });
  return JSON.stringify(stated);
}

/** PostgreSQL texts cannot contain NUL. */
function storable(value: string): string {
  const isFine = value.length <= maxStoredLength && !value.includes('\u0000');
  return isFine ? value : value.slice(0, maxStoredLength).replaceAll('\u0000', '');
}
