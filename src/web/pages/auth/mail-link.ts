const linkTypes = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;

export type LinkType = (typeof linkTypes)[number];

/** What a link from an email brought along. It is used when its button is pressed, not before. */
export interface MailLink {
  token: string;
  type: LinkType;
}

/** The link that led here, from behind the # of the address; null when none did. */
export function readMailLink(hash: string): MailLink | null {
  const brought = new URLSearchParams(hash.slice(1));
  const token = brought.get('token_hash') ?? '';
  const type = linkTypes.find((known) => known === brought.get('type'));
  return type && /^[\w-]{20,200}$/.test(token) ? { token, type } : null;
}

/** What a link is good for: `email` is the address it was sent to, if that could be asked. */
export type LinkState = { name: 'checking' } | { name: 'good'; email?: string } | { name: 'dead' };

/** Asks what a link is good for. This uses nothing up. */
export async function checkLink({ token, type }: MailLink): Promise<LinkState> {
  const query = new URLSearchParams({ token, type });
  try {
    const answer = await fetch(`/auth/v1/verify?${query}`, {
      headers: { Accept: 'application/json' },
    });
    if (answer.status === 403) return { name: 'dead' };
    if (!answer.ok) return { name: 'good' };
    const { email }: { email: string } = await answer.json();
    return { name: 'good', email };
  } catch {
    return { name: 'good' };
  }
}
