import { cellTrait } from './cell-traits';
import type { FeedRecord } from './feed-offer';

const longestKept = 4_000;

/** Writes what a record says as JSON: each value that is not empty, by its name. */
export function createRawWriter(names: readonly string[]): (record: FeedRecord) => string {
  if (!areSimple(names)) return writeCarefully;
  const leads = names.map((name) => `${JSON.stringify(name)}:"`);
  return (record) => {
    let written = '';
    for (let place = 0; place < leads.length; place += 1) {
      const value = record.value(place);
      if (value === '') continue;
      const isPlain = (record.traits(place) & cellTrait.escaped) === 0;
      const text = isPlain && value.length <= longestKept ? value : escaped(value);
      written += (written === '' ? '{' : '",') + leads[place] + text;
    }
    return written === '' ? '{}' : `${written}"}`;
  };
}

/** An object has each name once, numbers first, and some names mean something else to it. */
function areSimple(names: readonly string[]): boolean {
  const hasOther = names.some((name) => /^\d+$/.test(name) || name === '__proto__');
  return !hasOther && new Set(names).size === names.length;
}

const escaped = (value: string) => JSON.stringify(storable(value)).slice(1, -1);

function writeCarefully(record: FeedRecord): string {
  const said: Record<string, string> = {};
  record.names.forEach((name, place) => {
    const value = record.value(place);
    if (value !== '') said[name] = storable(value);
  });
  return JSON.stringify(said);
}

/** PostgreSQL's texts cannot hold a null character. */
function storable(value: string): string {
  const isFine = value.length <= longestKept && !value.includes('\u0000');
  return isFine ? value : value.slice(0, longestKept).replaceAll('\u0000', '');
}
