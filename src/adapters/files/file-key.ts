/** The name of a file among ours; it never becomes a path to somewhere else. */
export function checkFileKey(key: string): string {
  const parts = key.split('/');
  if (key.length <= 200 && parts.every((part) => /^[\w-][\w.-]*$/.test(part))) return key;
  throw new Error(`${JSON.stringify(key)} is no name for a file`);
}
