/** Maximum value of the database's integer ids. */
export const maxId = 2 ** 31 - 1;

/** Parses an id in a path; null if it is not a valid id. */
export function readId(text: string | undefined): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return null;
  const id = Number(text);
  return id <= maxId ? id : null;
}

export const notStorable = 'That contains characters that cannot be stored.';

/** PostgreSQL texts cannot contain NUL or unpaired surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Deeper than any valid body. */
const maxDepth = 64;
/** 10,000 saved products with four fields each, plus some margin. */
const maxValues = 60_000;

interface Problem {
  /** Names and indexes, joined by dots. */
  path: string;
  message: string;
}

/** The first part of a JSON body that cannot be stored. Iterative, so that depth cannot overflow the stack. */
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
