import { hash } from 'node:crypto';
import { scriptsIn } from './scripts-in';

/** How a policy names a script that it allows. */
export function hashScript(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

/**
 * A cached page cannot carry a nonce, because everyone gets the same bytes. Each page is therefore
 * rendered with a secret nonce; scripts that carry it are ours and are allowed by hash, and the nonce is
 * removed. A script injected through data has no nonce, gets no hash and does not run.
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const { attributes, content } of scriptsIn(html)) {
    if (!attributes.includes(attribute) || content === '') continue;
    hashes.add(hashScript(content));
  }
  return { html: html.replaceAll(attribute, ''), scriptHashes: [...hashes] };
}

/**
 * The policy of a page: our own files and the inline scripts it was rendered with. If accounts are in a
 * Supabase project, browsers may also connect to it, and on one page to the provider of brand names.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  accountsUrl?: string,
  providerUrl?: string,
): string {
  const accounts = accountsUrl ? new URL(accountsUrl).origin : '';
  // The project's realtime uses the same host; our own WebSocket is 'self'.
  const realtime = accounts.replace(/^http/, 'ws');
  const provider = providerUrl ? new URL(providerUrl).origin : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    // React writes style attributes (a bar's width, a swatch's color). They cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", accounts, realtime, provider].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Vite's hot reload adds inline scripts, styles and a WebSocket. */
export function developmentPolicy(accountsUrl: string | undefined): string {
  const other = accountsUrl ? new URL(accountsUrl).origin : '';
  return `default-src 'self' 'unsafe-inline' data: ws: ${other}; frame-ancestors 'none'; base-uri 'none'`;
}
