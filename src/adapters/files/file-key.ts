/** Whether this is a valid file key. Such a key never points outside the folder. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
}

export function checkFileKey(key: string): string {
  if (isFileKey(key)) return key;
  throw new Error(`${JSON.stringify(key)} is not a valid file key`);
}
