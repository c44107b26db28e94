/** The largest id that the database's integer columns hold. */
export const maxId = 2 ** 31 - 1;

/** The id that an address names; null when it can be none of ours. */
export function readId(text: string | undefined): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return null;
  const id = Number(text);
  return id <= maxId ? id : null;
}

export const notStorable = 'That contains characters that cannot be stored.';

/** PostgreSQL's texts hold neither NUL nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Deeper than anything that we ask for. */
const maxDepth = 64;
/** 10,000 saved products with four fields each, and some more. */
const maxValues = 60_000;

interface Problem {
  /** Where it is: names and positions, joined by dots. */
  path: string;
  message: string;
}

/** The first part of a parsed JSON body that no column could hold; without recursion, however deep it is. */
export function findUnstorable(body: unknown): Problem | null {
  const waiting: { value: unknown; path: string; depth: number }[] = [
    { value: body, path: '', depth: 0 },
  ];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return { path, message: notStorable };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth)
      return { path: '', message: `That is nested more than ${maxDepth} deep.` };
    values += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values > maxValues) return { path: '', message: `That has more than ${maxValues} values.` };
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return { path, message: notStorable };
      waiting.push({ value: inner, path: path ? `${path}.${name}` : name, depth: depth + 1 });
    }
  }
  return null;
}
