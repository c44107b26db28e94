import { createHash } from 'node:crypto';
import { scriptsIn } from './scripts-in';

/**
 * A kept page cannot carry a nonce: the same bytes go to everybody. So each page is rendered with
 * a nonce that nobody else knows, the scripts that carry it are ours and are allowed by their
 * hash, and the nonce is taken out. A script that slipped in through data has no nonce, so it
 * gets no hash and does not run.
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const { attributes, content } of scriptsIn(html)) {
    if (!attributes.includes(attribute) || content === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), scriptHashes: [...hashes] };
}

/**
 * The policy of a page: itself, and the inline scripts it was rendered with. Where accounts are a Supabase
 * project's, browsers may talk to that as well; and on one page to the provider of brand names.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  accountsUrl?: string,
  providerUrl?: string,
): string {
  const accounts = accountsUrl ? new URL(accountsUrl).origin : '';
  // A project's realtime is at the same host; our own websocket is 'self'.
  const realtime = accounts.replace(/^http/, 'ws');
  const provider = providerUrl ? new URL(providerUrl).origin : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    // React writes style attributes (a bar's width, a swatch's color); those cannot load or run.
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

/** Vite's hot reload brings inline scripts, styles and a websocket of its own. */
export function developmentPolicy(accountsUrl: string | undefined): string {
  const other = accountsUrl ? new URL(accountsUrl).origin : '';
  return `default-src 'self' 'unsafe-inline' data: ws: ${other}; frame-ancestors 'none'; base-uri 'none'`;
}
