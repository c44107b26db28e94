/** Hostile values for any field: out-of-range numbers, texts that cannot be stored, other types. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  2 ** 63,
  1e308,
  8.64e15 + 1,
  '',
  '\0',
  'a\udfffb',
  '\u202e\u2028',
  '🌹'.repeat(3_000),
  'x'.repeat(100_000),
  "'; drop table product; --",
  '../../etc/passwd',
  '__proto__',
  '-271821-04-20T00:00:00.000Z',
  '294277-01-01T00:00:00Z',
  '99999999999999999999',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'https://localhost./\0',
  'Etc/GMT+99',
  [],
  [null],
  {},
  { a: { b: [] } },
  ['\0'],
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}'),
];

/** The values as texts in a URL, where lists and objects do not exist and unpaired surrogates have no UTF-8. */
export const textsForUrls = (values: readonly unknown[]) =>
  values
    .filter((value) => typeof value !== 'object')
    .map((value) => String(value).toWellFormed().slice(0, 2_000));

/** Every copy of an example with one part, at any depth, replaced by each of the values. */
export function* withOneReplaced(
  example: unknown,
  values: readonly unknown[],
): Generator<{ path: string; body: unknown }> {
  for (const value of values) yield { path: '', body: value };
  if (typeof example !== 'object' || example === null) return;
  for (const [name, inner] of Object.entries(example)) {
    for (const { path, body } of withOneReplaced(inner, values)) {
      const copy = Array.isArray(example) ? [...example] : { ...example };
      Object.assign(copy, { [name]: body });
      yield { path: path ? `${name}.${path}` : name, body: copy };
    }
  }
}

/** Calls `check` for every item, a few at a time, because equal-time responses are slow. */
export async function inBatches<T>(
  items: Iterable<T>,
  check: (item: T) => Promise<void>,
  size = 40,
): Promise<void> {
  const all = [...items];
  for (let first = 0; first < all.length; first += size) {
    await Promise.all(all.slice(first, first + size).map(check));
  }
}
