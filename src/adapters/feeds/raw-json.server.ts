import type { FeedRecord } from '~/domain/feeds/feed-offer';

const longestKept = 4_000;
/** What JSON writes otherwise than it is. */
const special = /["\\\p{Cc}\p{Cs}]/u;

/** What each field begins with, by the feed's names; null: an object would put them otherwise. */
const leads = new WeakMap<readonly string[], readonly string[] | null>();

/** What the feed said, as JSON: an object of its fields that are not empty. */
export function rawJson({ names, values }: FeedRecord): string {
  const begun = leadsOf(names);
  if (begun === null) return ofObject(names, values);
  let json = '';
  for (let place = 0; place < begun.length; place += 1) {
    const value = values[place];
    if (value) json += begun[place] + textOf(value);
  }
  return json === '' ? '{}' : `{${json.slice(1)}}`;
}

function textOf(value: string): string {
  const kept = value.length > longestKept ? value.slice(0, longestKept) : value;
  return special.test(kept) ? JSON.stringify(withoutNull(kept)) : `"${kept}"`;
}

/** PostgreSQL's texts cannot hold it. */
const withoutNull = (text: string) => text.replaceAll('\u0000', '');

function leadsOf(names: readonly string[]): readonly string[] | null {
  let found = leads.get(names);
  if (found === undefined) {
    // Of two that are called alike an object keeps one, and numbers it puts first.
    const isUsual =
      new Set(names).size === names.length && !names.some((name) => /^\d+$|^__/.test(name));
    found = isUsual ? names.map((name) => `,${JSON.stringify(name)}:`) : null;
    leads.set(names, found);
  }
  return found;
}

function ofObject(names: readonly string[], values: readonly string[]): string {
  const said: Record<string, string> = {};
  names.forEach((name, place) => {
    const value = values[place];
    if (value) said[name] = withoutNull(value.slice(0, longestKept));
  });
  return JSON.stringify(said);
}
