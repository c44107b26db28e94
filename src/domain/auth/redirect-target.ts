interface RedirectRule {
  /** Where people go when they ask for nowhere, or for somewhere they may not go. */
  siteUrl: string;
  /** Further addresses, exact or ending in `*`. */
  allowed: readonly string[];
}

/**
 * Where a link in a mail leads in the end. Only our own origin and what the operator listed: tokens
 * travel in that address, and anything else would hand them to whoever wrote the link.
 */
export function redirectTarget(wanted: string | null | undefined, rule: RedirectRule): string {
  if (!wanted || !isAddress(wanted)) return rule.siteUrl;
  const target = new URL(wanted);
  if (target.origin === new URL(rule.siteUrl).origin) return wanted;
  return rule.allowed.some((pattern) => matches(target, pattern)) ? wanted : rule.siteUrl;
}

/** Plain http(s) without a user, and without what browsers and parsers read differently. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\\\s\p{Cc}]/u.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) && /^https?:\/\/[^/]/i.test(text) && `${username}${password}` === ''
  );
}

function matches(target: URL, pattern: string): boolean {
  if (!pattern.endsWith('*')) return target.href === new URL(pattern).href;
  const start = new URL(pattern.slice(0, -1));
  return target.origin === start.origin && target.pathname.startsWith(start.pathname);
}
