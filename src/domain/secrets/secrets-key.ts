const keyBytes = 32;

/** Parses a 32-byte key in base64 or base64url; undefined for anything else. */
export function parseSecretsKey(text: string): Uint8Array | undefined {
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length === keyBytes ? key : undefined;
}
