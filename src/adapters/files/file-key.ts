/** Whether this can be the name of a file of ours. Such a name is never a path to somewhere else. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
}

/** Refuses what cannot be the name of a file of ours. */
export function checkFileKey(key: string): string {
  if (isFileKey(key)) return key;
  throw new Error(`${JSON.stringify(key)} is no name for a file`);
}
