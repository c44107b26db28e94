interface RedirectRule {
  /** The default target, also used for disallowed ones. */
  siteUrl: string;
  /** Further URLs, exact or ending in `*`. */
  allowed: readonly string[];
}

/**
 * The final target of an email link. Only the site's origin and URLs listed by the operator: tokens
 * are part of the URL, so any other target would leak them.
 */
export function redirectTarget(wanted: string | null | undefined, rule: RedirectRule): string {
  if (!wanted || !isAddress(wanted)) return rule.siteUrl;
  const target = new URL(wanted);
  if (target.origin === new URL(rule.siteUrl).origin) return wanted;
  return rule.allowed.some((pattern) => matches(target, pattern)) ? wanted : rule.siteUrl;
}

/** Plain http(s) without credentials or characters that browsers and parsers treat differently. */
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
