const maxVerifiers = 20;

/**
 * What the auth client keeps to prove that this browser began something. With it the service knows which
 * sign-up is this browser's when several people signed up with one address.
 */
export function codeVerifiers(): string[] {
  try {
    const kept = Object.entries(localStorage).filter(([key]) => isVerifierKey(key));
    return [...new Set(kept.flatMap(([, text]) => readVerifier(text)))].slice(0, maxVerifiers);
  } catch {
    return [];
  }
}

/** The client has one entry for each request, and one for the latest; `flows` is a list of them. */
const isVerifierKey = (key: string) =>
  /^sb-.+-code-verifier$/.test(key) && !key.endsWith('-flows-code-verifier');

/** Stored as JSON; that of a forgotten password ends in `/recovery`. */
function readVerifier(text: string): string[] {
  const value: unknown = JSON.parse(text);
  const [verifier = ''] = typeof value === 'string' ? value.split('/') : [];
  return verifier === '' ? [] : [verifier];
}
