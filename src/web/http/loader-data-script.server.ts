import { hashScript } from './content-security-policy.server';

/** Ends a string literal, or the script around it. */
const unsafe = /[\\'\n\r\u2028\u2029<>]/g;
const escapes: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r' };

/**
 * The script that hands the data of a page to React Router in the browser, like its own two but in single
 * quotation marks: the data is JSON, where every one of its hundreds of double ones would need a backslash.
 */
export function loaderDataScript(data: string): { html: string; scriptHash: string } {
  const literal = data.replaceAll(unsafe, (sign) => escapes[sign] ?? codePoint(sign));
  const script = `(c=>{c.enqueue('${literal}');c.close()})(window.__reactRouterContext.streamController)`;
  return { html: `<script>${script}</script>`, scriptHash: hashScript(script) };
}

function codePoint(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
