const keyBytes = 32;

/** Reads a key that is written as 32 bytes in base64 (or base64url); undefined for anything else. */
export function parseSecretsKey(text: string): Uint8Array | undefined {
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length === keyBytes ? key : undefined;
}
