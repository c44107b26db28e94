/** Why a client's PKCE challenge is invalid (RFC 7636, section 4.2), or null. */
export function codeChallengeProblem(challenge: string, method: string): string | undefined {
  if ((challenge === '') !== (method === '')) {
    return 'PKCE flow requires code_challenge_method and code_challenge';
  }
  if (challenge === '') return undefined;
  if (challenge.length < 43 || challenge.length > 128) {
    return 'code challenge has to be between 43 and 128 characters';
  }
  if (!/^[a-zA-Z._~0-9-]+$/.test(challenge)) {
    return 'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes';
  }
  if (!/^(s256|plain)$/i.test(method)) return 'unsupported code_challenge method';
  return undefined;
}
