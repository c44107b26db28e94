const maxVerifiers = 20;

/**
 * The PKCE verifiers that the auth client stores. They show the service which sign-up came from this
 * browser when several people signed up with the same address.
 */
export function codeVerifiers(): string[] {
  try {
    const entries = Object.entries(localStorage).filter(([key]) => isVerifierKey(key));
    return [...new Set(entries.flatMap(([, text]) => readVerifier(text)))].slice(0, maxVerifiers);
  } catch {
    return [];
  }
}

/** The client has one entry per request and one for the latest; `flows` lists them. */
const isVerifierKey = (key: string) =>
  /^sb-.+-code-verifier$/.test(key) && !key.endsWith('-flows-code-verifier');

/** Stored as JSON; the entry of a password reset ends in `/recovery`. */
function readVerifier(text: string): string[] {
  const value: unknown = JSON.parse(text);
  const [verifier = ''] = typeof value === 'string' ? value.split('/') : [];
  return verifier === '' ? [] : [verifier];
}
