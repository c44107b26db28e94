const linkTypes = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;

export type LinkType = (typeof linkTypes)[number];

/** An emailed link. It is used only when its button is pressed. */
export interface MailLink {
  token: string;
  type: LinkType;
}

/** Reads the link from the URL fragment; null if there is none. */
export function readMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.slice(1));
  const token = params.get('token_hash') ?? '';
  const type = linkTypes.find((known) => known === params.get('type'));
  return type && /^[\w-]{20,200}$/.test(token) ? { token, type } : null;
}

/** The state of a link; `email` is the recipient, if known. */
export type LinkState = { name: 'checking' } | { name: 'good'; email?: string } | { name: 'dead' };

/** Checks a link without using it. */
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
