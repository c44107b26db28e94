export type LinkOutcome =
  | 'signed-in'
  /** An email change that the other address still has to confirm. */
  | 'half-way'
  /** Expired or already used. */
  | 'spent'
  /** Valid, but opened in a different browser than the one that requested it. */
  | 'elsewhere'
  | 'failed';

interface FollowedLink {
  opened: URL;
  hasSession: boolean;
  /** The error code of the client, if it failed. */
  errorCode: string | undefined;
  /** The URL after the client has processed it, which removes a usable code. */
  left: URL;
}

const expiredLinkCodes = ['otp_expired', 'flow_state_expired', 'flow_state_not_found'];

/** Determines the result of a link. Reads codes only, because texts in a URL can be forged. */
export function linkOutcome({ opened, hasSession, errorCode, left }: FollowedLink): LinkOutcome {
  const readParam = (name: string) =>
    opened.searchParams.get(name) ?? new URLSearchParams(opened.hash.slice(1)).get(name);
  if (readParam('message')?.startsWith('Confirmation link accepted')) return 'half-way';
  const code = readParam('error_code') ?? errorCode ?? '';
  if (expiredLinkCodes.includes(code)) return 'spent';
  if (code === 'bad_code_verifier') return 'elsewhere';
  if (code !== '' || readParam('error') !== null) return 'failed';
  if (left.searchParams.has('code')) return 'elsewhere';
  return hasSession ? 'signed-in' : 'failed';
}

const linkParamNames = [
  'code',
  'sb_flow_id',
  'error',
  'error_code',
  'error_description',
  'message',
  'via',
];

/** The URL without the link's parameters, for the address bar and history. */
export function withoutLink(opened: URL): string {
  const rest = new URLSearchParams(opened.search);
  for (const name of linkParamNames) rest.delete(name);
  const query = rest.toString();
  return opened.pathname + (query === '' ? '' : `?${query}`);
}
