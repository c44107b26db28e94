/** What following a link from a mail has come to. */
export type LinkOutcome =
  /** The person is in. */
  | 'signed-in'
  /** A change of address: the other of the two has yet to agree. */
  | 'half-way'
  /** Expired, or used before. */
  | 'spent'
  /** Good, but opened in another browser than the one that asked for it. */
  | 'elsewhere'
  | 'failed';

interface FollowedLink {
  /** The address as it was opened. */
  opened: URL;
  hasSession: boolean;
  /** The code of what the client made of it, if that was an error. */
  errorCode: string | undefined;
  /** The address after the client had seen it: a code that it could use is gone from there. */
  left: URL;
}

const expiredLinkCodes = ['otp_expired', 'flow_state_expired', 'flow_state_not_found'];

/**
 * Reads what a link has come to. Only codes count: texts in an address are anybody's, and a page of
 * ours must not say what a stranger wrote.
 */
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

/** The address without what the link brought along, for the bar and the history. */
export function withoutLink(opened: URL): string {
  const rest = new URLSearchParams(opened.search);
  for (const name of linkParamNames) rest.delete(name);
  const query = rest.toString();
  return opened.pathname + (query === '' ? '' : `?${query}`);
}
