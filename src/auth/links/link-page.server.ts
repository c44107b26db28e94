import { createHash } from 'node:crypto';
import type { Auth } from '../auth';

interface LinkPage {
  linkToken: string;
  type: string;
  target: string;
  email: string;
  asksPassword: boolean;
  problem?: string;
}

const pageTexts: Readonly<Record<string, { title: string; button: string }>> = {
  signup: { title: 'Confirm your email address', button: 'Confirm my address' },
  invite: { title: 'Accept your invitation', button: 'Accept the invitation' },
  recovery: { title: 'Choose a new password', button: 'Continue' },
  magiclink: { title: 'Sign in', button: 'Sign in' },
  email_change: { title: 'Confirm your email change', button: 'Confirm the change' },
};
const defaultTexts = { title: 'Confirm your email address', button: 'Continue' };

const style = `:root{color-scheme:light dark;--ink:#231815;--soft:#665852;--paper:#fbf7f2;--accent:#b0203c;--on:#fffaf8;--line:#8a7a72}
@media (prefers-color-scheme:dark){:root{--ink:#f6ece6;--soft:#c3b4ab;--paper:#171311;--accent:#f08a9b;--on:#171311;--line:#a08f86}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:4rem 1.25rem}
h1{margin:0 0 1rem;font:400 2rem/1.2 Didot,Georgia,serif}
p{margin:0 0 1.5rem;overflow-wrap:anywhere}
small{color:var(--soft)}
label{display:block;margin:0 0 .25rem;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:3rem;margin:0 0 .25rem;padding:0 .75rem;border:1px solid var(--line);border-radius:4px;background:transparent;color:inherit;font:inherit}
button{min-height:3rem;padding:0 2rem;border:0;border-radius:99px;background:var(--accent);color:var(--on);font:600 1rem system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
[role=alert]{color:var(--accent);font-weight:600}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page with a button, for links to other sites. Works without scripts. */
export function linkPage({ settings }: Auth, page: LinkPage): Response {
  const { title, button } = pageTexts[page.type] ?? defaultTexts;
  const site = new URL(page.target);
  const hidden = { token: page.linkToken, type: page.type, redirect_to: page.target };
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} - ${settings.brandName}`)}</title>
<style>${style}</style></head><body><main>
<p>${escapeHtml(settings.brandName)}</p>
<h1>${escapeHtml(title)}</h1>
<p>For <strong>${escapeHtml(page.email)}</strong>. You continue to ${escapeHtml(site.host)}.</p>
<form method="post" action="${escapeHtml(new URL(settings.issuer).pathname)}/verify">
${fields.join('\n')}
${page.problem ? `<p role="alert">${escapeHtml(page.problem)}</p>` : ''}
${page.asksPassword ? passwordField(settings.minPasswordLength) : ''}
<button>${escapeHtml(button)}</button>
</form></main></body></html>
`;
  return new Response(html, {
    status: page.problem ? 422 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // The URL contains the token: send no referrer.
      'Referrer-Policy': 'same-origin',
      // The form redirects to the other site, and browsers apply form-action to redirects.
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${site.origin}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

const passwordField = (minLength: number) => `<p><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${minLength}" required aria-describedby="hint">
<small id="hint">The one that you chose when you signed up. Another one is fine, too: this is the password that will work.</small></p>`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
